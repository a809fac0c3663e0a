import '@/business/picker.css'
import { DeleteOutlined } from '@ant-design/icons'
import { Button, Checkbox, Flex, Input, Pagination, Select, Skeleton } from 'antd'
import { useState } from 'react'
import * as shopUsers from '@/api/shopUsers'
import { type ShopUser, shopUser } from '@/entities/marketing/shopUser'
import { CLEAR, SEARCH } from '@/kit/boxIcons'
import { cleanPhone, type ControlProps } from '@/kit/form/controls'
import { maskPhone, optionName, plain } from '@/kit/format'
import { Failed, useLoad } from '@/kit/load'
import { useT } from '@/locales'

const PAGE = 10
/** So many people may be chosen. */
export const MOST_CHOSEN = 200
const ACTIVE = 1
const NUMBER = /^(\d{4}|\d{11})$/

const UserLine = ({ user }: { user: Pick<ShopUser, 'userId'> & Partial<ShopUser> }) => {
  const t = useT()
  const about = [user.phone && maskPhone(plain(user.phone)), user.memberType && optionName(t, shopUser.memberType, user.memberType), user.cityName]
  return (
    <span className="picker-line">
      <bdi>{user.nickname ?? user.userId}</bdi>
      <small className="quiet">{about.map(plain).filter(Boolean).join(' · ')}</small>
    </span>
  )
}

/** Several customers of the shop by id: found on the left by nickname or phone and member type, those chosen on the right; 200 at most. */
export const UserPicker = ({ id, value = [], onChange, disabled }: ControlProps<string[]>) => {
  const t = useT()
  const [word, setWord] = useState('')
  const [memberType, setMemberType] = useState<number>()
  const [pageNo, setPageNo] = useState(1)
  const [seen, setSeen] = useState<ReadonlyMap<string, ShopUser>>(new Map())
  const phone = cleanPhone(word)
  const asked = { ...(NUMBER.test(phone) ? { phone } : { nickname: word || undefined }), memberType, status: ACTIVE }
  const { data, error, loading, first, retry } = useLoad(shopUsers.list.query({ ...asked, pageNo, pageSize: PAGE }, { quiet: true }))
  const unseen = value.filter((one) => !seen.has(one))
  const named = useLoad(shopUsers.list.query({ userIds: unseen, pageNo: 1, pageSize: MOST_CHOSEN }, { quiet: true }), { enabled: unseen.length > 0 })
  const rows = data?.records ?? []
  const known = new Map([...seen, ...[...(named.data?.records ?? []), ...rows].map((row): [string, ShopUser] => [row.userId, row])])
  const change = (ids: string[]) => {
    setSeen(new Map(ids.flatMap((one) => [known.get(one)].flatMap((row): [string, ShopUser][] => (row ? [[one, row]] : [])))))
    onChange?.(ids)
  }
  const ask = (next: () => void) => {
    next()
    setPageNo(1)
  }
  const isFull = value.length >= MOST_CHOSEN
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
          options={shopUser.memberType.of?.options.map((option) => ({ value: Number(option.value), label: t(option.label) }))}
          onChange={(type: number | undefined) => ask(() => setMemberType(type))}
        />
      </Flex>
      <div className="picker-sides">
        <section aria-label={t('coupons.usersFound')}>
          <Flex justify="space-between" className="picker-head">
            <strong>{t('coupons.usersFound')}</strong>
            <span className="quiet">{t('list.total', { total: data?.total ?? 0 })}</span>
          </Flex>
          {error && !data ? (
            <Failed compact error={error} retry={retry} />
          ) : first ? (
            <Skeleton active title={false} paragraph={{ rows: 6 }} />
          ) : (
            <ul aria-busy={loading}>
              {rows.map((row) => (
                <li key={row.userId}>
                  <Checkbox
                    disabled={disabled || (isFull && !value.includes(row.userId))}
                    checked={value.includes(row.userId)}
                    onChange={({ target }) => change(target.checked ? [...value, row.userId] : value.filter((one) => one !== row.userId))}
                  >
                    <UserLine user={row} />
                  </Checkbox>
                </li>
              ))}
              {rows.length === 0 && <li className="quiet">{t('list.emptyFiltered')}</li>}
            </ul>
          )}
          <Pagination
            size="small"
            align="end"
            simple={{ readOnly: true }}
            current={pageNo}
            pageSize={PAGE}
            total={data?.total ?? 0}
            showSizeChanger={false}
            hideOnSinglePage
            onChange={setPageNo}
          />
        </section>
        <section aria-label={t('coupons.usersChosen', { count: value.length })}>
          <Flex justify="space-between" className="picker-head">
            <strong aria-live="polite">{t('coupons.usersChosen', { count: value.length })}</strong>
            <Button type="link" size="small" disabled={disabled || value.length === 0} onClick={() => change([])}>
              {t('picker.clear')}
            </Button>
          </Flex>
          <ul className="picker-chosen">
            {value.map((one) => (
              <li key={one}>
                <UserLine user={known.get(one) ?? { userId: one }} />
                <Button
                  type="text"
                  size="small"
                  icon={<DeleteOutlined />}
                  disabled={disabled}
                  aria-label={t('picker.remove', { name: known.get(one)?.nickname ?? one })}
                  onClick={() => change(value.filter((other) => other !== one))}
                />
              </li>
            ))}
            {value.length === 0 && <li className="quiet">{t('coupons.noUsers')}</li>}
          </ul>
        </section>
      </div>
    </div>
  )
}
