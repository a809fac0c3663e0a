import { Flex, Input, Select } from 'antd'
import { useState } from 'react'
import * as shopUsers from '@/api/members/shopUsers'
import { PICKER_PAGE, PickerSides } from '@/business/PickerSides'
import { type ShopUser, shopUser, shopUserStatus } from '@/entities/marketing/shopUser'
import { CLEAR, SEARCH } from '@/kit/show/boxIcons'
import { cleanPhone, type ControlProps } from '@/kit/form/controls'
import { maskPhone, optionName, plain } from '@/kit/show/format'
import { useLoad } from '@/kit/data/load'
import { useT } from '@/locales'

/** Maximum number of chosen customers. */
export const MAX_CHOSEN = 200
const NUMBER = /^(\d{4}|\d{11})$/

const UserLine = ({ user }: { user: Pick<ShopUser, 'userId'> & Partial<ShopUser> }) => {
  const t = useT()
  const about = [
    user.phone && maskPhone(plain(user.phone)),
    user.memberType && optionName(t, shopUser.memberType, user.memberType),
    user.cityName,
  ]
  return (
    <span className="picker-line">
      <bdi>{user.nickname ?? user.userId}</bdi>
      <small className="quiet">{about.map(plain).filter(Boolean).join(' · ')}</small>
    </span>
  )
}

/**
 * Customers of the shop by id, at most 200. A word of 4 or 11 digits is searched as a phone number, any other as a
 * nickname.
 */
export const UserPicker = ({ id, value = [], onChange, disabled }: ControlProps<string[]>) => {
  const t = useT()
  const [word, setWord] = useState('')
  const [memberType, setMemberType] = useState<number>()
  const [pageNo, setPageNo] = useState(1)
  const [seen, setSeen] = useState<ReadonlyMap<string, ShopUser>>(new Map())
  const phone = cleanPhone(word)
  const asked = {
    ...(NUMBER.test(phone) ? { phone } : { nickname: word || undefined }),
    memberType,
    status: shopUserStatus.active,
  }
  const { data, error, loading, first, retry } = useLoad(
    shopUsers.list.query({ ...asked, pageNo, pageSize: PICKER_PAGE }, { quiet: true }),
  )
  const unseen = value.filter((one) => !seen.has(one))
  const named = useLoad(shopUsers.list.query({ userIds: unseen, pageNo: 1, pageSize: MAX_CHOSEN }, { quiet: true }), {
    enabled: unseen.length > 0,
  })
  const rows = data?.records ?? []
  const known = new Map([
    ...seen,
    ...[...(named.data?.records ?? []), ...rows].map((row): [string, ShopUser] => [row.userId, row]),
  ])
  const change = (ids: string[]) => {
    setSeen(
      new Map(ids.flatMap((one) => [known.get(one)].flatMap((row): [string, ShopUser][] => (row ? [[one, row]] : [])))),
    )
    onChange?.(ids)
  }
  const ask = (next: () => void) => {
    next()
    setPageNo(1)
  }
  return (
    <div className="dealer-picker" id={id} role="group" aria-label={t('coupons.users')}>
      <Flex gap={8} wrap className="picker-tools">
        <Input.Search
          searchIcon={SEARCH}
          className="picker-search"
          disabled={disabled}
          allowClear={CLEAR}
          placeholder={t('coupons.findUser')}
          aria-label={t('coupons.findUser')}
          onPressEnter={(event) => event.preventDefault()}
          onSearch={(text) => ask(() => setWord(text.trim()))}
        />
        <Select
          className="picker-region"
          allowClear={CLEAR}
          disabled={disabled}
          aria-label={t(shopUser.memberType.label)}
          placeholder={t(shopUser.memberType.label)}
          value={memberType}
          options={shopUser.memberType.of?.options.map((option) => ({
            value: Number(option.value),
            label: t(option.label),
          }))}
          onChange={(type: number | undefined) => ask(() => setMemberType(type))}
        />
      </Flex>
      <PickerSides
        load={{ data, error, loading, first, retry }}
        pageNo={pageNo}
        onPage={setPageNo}
        idOf={({ userId }) => userId}
        lineOf={(userId, row) => <UserLine user={row ?? { userId }} />}
        nameOf={({ nickname }) => nickname}
        known={known}
        value={value}
        change={change}
        disabled={disabled}
        full={value.length >= MAX_CHOSEN}
        texts={{
          found: t('coupons.usersFound'),
          chosen: t('coupons.usersChosen', { count: value.length }),
          none: t('coupons.noUsers'),
        }}
      />
    </div>
  )
}
