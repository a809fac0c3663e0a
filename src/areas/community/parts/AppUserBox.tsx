import './appUser.css'
import { CloseOutlined } from '@ant-design/icons'
import { Button, Input } from 'antd'
import { useState } from 'react'
import * as users from '@/api/system/users'
import { userType } from '@/entities/community/shared'
import type { SocialUser } from '@/entities/community/socialUser'
import { isYes, optionOf } from '@/entities/field'
import { PATTERNS } from '@/entities/rules'
import type { AppAccount } from '@/entities/system/appAccount'
import { Failed, useLoad } from '@/kit/data/load'
import { cleanPhone, type ControlProps } from '@/kit/form/controls'
import { FieldNote } from '@/kit/form/FieldNote'
import { named, plain } from '@/kit/show/format'
import { Avatar, Mark } from '@/kit/show/kinds'
import { useT } from '@/locales'

const UserTypeMark = ({ value }: { value: unknown }) => {
  const t = useT()
  const option = optionOf(userType, value)
  return option ? <Mark tone={option.tone}>{t(option.label)}</Mark> : null
}

export const AppUser = ({ user }: { user: SocialUser }) => (
  <span className="app-user">
    <Avatar src={user.avatar} name={user.nickname} />
    <bdi>{plain(user.nickname) || user.userId}</bdi>
    <UserTypeMark value={user.userType} />
  </span>
)

const userOf = ({ userId, nickname, headImgUrl, ownerFlag, userType: kind }: AppAccount): SocialUser => ({
  userId: plain(userId),
  nickname: plain(nickname),
  avatar: plain(headImgUrl),
  userType: kind ?? (isYes(ownerFlag) ? userType.owner : undefined),
})

const Search = ({
  id,
  label,
  disabled,
  fault,
  pick,
  describedBy,
}: {
  id?: string
  label: string
  disabled?: boolean
  fault: (user: SocialUser) => string | undefined
  pick: (user: SocialUser) => void
  describedBy?: string
}) => {
  const t = useT()
  const [typed, setTyped] = useState('')
  const phone = cleanPhone(typed)
  const asks = PATTERNS.mobile.test(phone)
  const { data, error, at, retry } = useLoad(users.findByPhone.query({ phone }, { quiet: true }), {
    enabled: asks,
    keep: false,
  })
  const user = asks && !error && data && plain(data.userId) ? userOf(data) : undefined
  const wrong = user && fault(user)
  return (
    <span className="app-user-search">
      <Input
        id={id}
        type="tel"
        inputMode="tel"
        autoComplete="off"
        disabled={disabled}
        value={typed}
        maxLength={20}
        placeholder={t('community.appPhone')}
        aria-label={named(t('community.appPhone'), label)}
        aria-describedby={describedBy}
        onChange={(event) => setTyped(event.target.value)}
        onPressEnter={(event) => event.preventDefault()}
      />
      {asks && error && <Failed compact error={error} retry={retry} />}
      {user && (
        <span className="app-user-found">
          <AppUser user={user} />
          {data?.seriesName && <bdi className="quiet">{plain(data.seriesName)}</bdi>}
          {!wrong && (
            <Button
              size="small"
              aria-label={named(t('community.choose'), user.nickname)}
              onClick={() => {
                setTyped('')
                pick(user)
              }}
            >
              {t('community.choose')}
            </Button>
          )}
        </span>
      )}
      <FieldNote text={wrong ?? (asks && !error && at && !user ? t('community.notInApp') : undefined)} />
    </span>
  )
}

const Chosen = ({ user, drop }: { user: SocialUser; drop?: () => void }) => {
  const t = useT()
  return (
    <span className="app-user-chosen">
      <AppUser user={user} />
      {drop && (
        <Button
          type="text"
          size="small"
          icon={<CloseOutlined />}
          aria-label={named(t('community.remove'), user.nickname)}
          onClick={drop}
        />
      )}
    </span>
  )
}

const NO_FAULT = () => undefined

export const AppUserBox = ({
  value,
  onChange,
  label,
  disabled = false,
  fault = NO_FAULT,
  id,
  'aria-describedby': describedBy,
}: ControlProps<SocialUser | undefined> & { label: string; fault?: (user: SocialUser) => string | undefined }) => (
  <span className="app-user-box">
    {value && <Chosen user={value} drop={disabled ? undefined : () => onChange?.(undefined)} />}
    {!disabled && (
      <Search id={id} label={label} fault={fault} pick={(user) => onChange?.(user)} describedBy={describedBy} />
    )}
  </span>
)

export const AppUsersBox = ({
  value = [],
  onChange,
  label,
  max,
  disabled = false,
  fault = NO_FAULT,
  id,
  'aria-describedby': describedBy,
}: ControlProps<SocialUser[]> & {
  label: string
  max: number
  fault?: (user: SocialUser) => string | undefined
}) => {
  const t = useT()
  const faultOf = (user: SocialUser) =>
    value.some(({ userId }) => userId === user.userId) ? t('community.isChosen') : fault(user)
  return (
    <span className="app-user-box">
      {value.map((user) => (
        <Chosen
          key={user.userId}
          user={user}
          drop={disabled ? undefined : () => onChange?.(value.filter(({ userId }) => userId !== user.userId))}
        />
      ))}
      {!disabled && value.length < max && (
        <Search
          id={id}
          label={label}
          fault={faultOf}
          pick={(user) => onChange?.([...value, user])}
          describedBy={describedBy}
        />
      )}
    </span>
  )
}
