import { CloseOutlined } from '@ant-design/icons'
import { Alert, Button, Flex, Input } from 'antd'
import { useState } from 'react'
import * as shopUsers from '@/api/members/shopUsers'
import { is } from '@/entities/field'
import { shopUser, type ShopUser, shopUserStatus } from '@/entities/marketing/shopUser'
import { MAX_PHONES } from '@/entities/members/starPromoter'
import { useAction } from '@/kit/data/useAction'
import { cleanPhone, type ControlProps } from '@/kit/form/controls'
import { maskPhone, named, optionName, plain } from '@/kit/show/format'
import { Avatar, StatusTag } from '@/kit/show/kinds'
import { distinct } from '@/lib/distinct'
import { isSamePhone } from '@/lib/masking'
import { useT } from '@/locales'

const MOBILE = /^1\d{10}$/
const linesOf = (text: string): string[] => [
  ...new Set(
    text
      .split(/[\n,，;；、]+/)
      .map(cleanPhone)
      .filter(Boolean),
  ),
]
/** Frozen and closed accounts cannot become promoters. */
export const isActive = ({ status }: ShopUser): boolean => is(status, shopUserStatus.active)

/** Looks up users by phone number, up to 50 lines, one request after another. Numbers without a match stay in the box. */
export const UserLookup = ({ id, value = [], onChange, disabled }: ControlProps<ShopUser[]>) => {
  const t = useT()
  const { act, busy } = useAction()
  const [text, setText] = useState('')
  const [done, setDone] = useState(0)
  const [problems, setProblems] = useState<{ title: string; phones: readonly string[] }>()
  const phones = linesOf(text)
  const lookUp = () => {
    const wrong = phones.filter((phone) => !MOBILE.test(phone))
    if (phones.length === 0 || wrong.length > 0) return setProblems({ title: t('shopUsers.badPhone'), phones: wrong })
    if (phones.length > MAX_PHONES)
      return setProblems({ title: t('shopUsers.tooManyPhones', { max: MAX_PHONES }), phones: [] })
    setProblems(undefined)
    setDone(0)
    void act(
      async () => {
        const found: ShopUser[] = []
        const unknown: string[] = []
        for (const phone of phones) {
          const { records } = await shopUsers.list({ phone, pageNo: 1, pageSize: 20 })
          const user = records.find((one) => isSamePhone(plain(one.phone), phone))
          if (user) found.push(user)
          else unknown.push(phone)
          setDone((now) => now + 1)
        }
        onChange?.(distinct([...value, ...found], ({ userId }) => userId))
        setText(unknown.join('\n'))
        if (unknown.length > 0) setProblems({ title: t('shopUsers.unknownPhone'), phones: unknown })
      },
      { keep: true },
    )
    return undefined
  }
  return (
    <Flex vertical gap={8}>
      {!disabled && (
        <>
          <Input.TextArea
            id={id}
            value={text}
            readOnly={busy}
            autoSize={{ minRows: 1, maxRows: 8 }}
            placeholder={t('shopUsers.phoneLines', { max: MAX_PHONES })}
            onChange={(event) => setText(event.target.value)}
            onPressEnter={(event) => {
              // Enter looks up a single number; Shift+Enter adds a line.
              if (event.shiftKey || event.nativeEvent.isComposing) return
              event.preventDefault()
              if (!busy) lookUp()
            }}
          />
          <div>
            <Button loading={busy} onClick={lookUp}>
              {busy && phones.length > 1
                ? t('shopUsers.lookingUp', { done, total: phones.length })
                : t('shopUsers.lookUp')}
            </Button>
          </div>
        </>
      )}
      {problems && (
        <Alert
          type="warning"
          showIcon
          role="alert"
          title={problems.title}
          description={problems.phones.join(t('kit.listComma'))}
        />
      )}
      {value.map((user) => (
        <UserCard
          key={user.userId}
          user={user}
          busy={busy}
          remove={disabled ? undefined : () => onChange?.(value.filter(({ userId }) => userId !== user.userId))}
        />
      ))}
    </Flex>
  )
}

const UserCard = ({ user, busy, remove }: { user: ShopUser; busy: boolean; remove: (() => void) | undefined }) => {
  const t = useT()
  const name = plain(user.nickname) || user.userId
  const words = [user.userName, maskPhone(plain(user.phone)), user.seriesName].map(plain).filter(Boolean)
  return (
    <Alert
      type={isActive(user) ? 'info' : 'error'}
      title={
        <Flex gap={8} align="center">
          <Avatar src={plain(user.headImgUrl)} name={name} />
          <bdi>{name}</bdi>
          <StatusTag field={shopUser.memberType} value={user.memberType} />
          {!isActive(user) && (
            <span>{t('shopUsers.notActive', { state: optionName(t, shopUser.status, user.status) })}</span>
          )}
        </Flex>
      }
      description={<bdi className="quiet">{words.join(' · ')}</bdi>}
      action={
        remove && (
          <Button
            type="text"
            size="small"
            icon={<CloseOutlined />}
            aria-label={named(t('shopUsers.leaveOut'), name)}
            disabled={busy}
            onClick={remove}
          />
        )
      }
    />
  )
}
