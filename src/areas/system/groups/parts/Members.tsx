import './members.css'
import { PlusOutlined, UndoOutlined, CloseOutlined } from '@ant-design/icons'
import { Button, Flex, Input, Skeleton, Tag } from 'antd'
import { useState } from 'react'
import * as dealers from '@/api/system/dealers'
import { PlaceSelect } from '@/business/PlaceSelect'
import type { Dealer } from '@/entities/shared/dealer'
import { isBlank } from '@/lib/given'
import { dealerType } from '@/entities/shared/enums'
import type { ControlProps } from '@/kit/form/controls'
import { Failed, useLoad } from '@/kit/data/load'
import { useT } from '@/locales'
import { CLEAR, SEARCH } from '@/kit/show/boxIcons'

/** Maximum number of dealers per response. */
const SHOWN = 20
type Named = Pick<Dealer, 'dealerCode' | 'dealerName'> &
  Partial<Pick<Dealer, 'areaName' | 'cityName' | 'groupCode' | 'groupName'>>

/**
 * Members of a group: on the left the results, available unless another group has them; on the right the group's,
 * with added ones marked and removed ones struck through. The value is the full list of codes.
 */
export const Members = ({
  id,
  value = [],
  onChange,
  group,
  before,
}: ControlProps<string[]> & { group: string; before: readonly Dealer[] }) => {
  const t = useT()
  const [typed, setTyped] = useState('')
  const [keyword, setKeyword] = useState('')
  const [place, setPlace] = useState<dealers.InPlace>({})
  const [seen, setSeen] = useState<ReadonlyMap<string, Named>>(new Map())
  const { data, error, first, loading, retry } = useLoad(
    dealers.selectDealers.query(
      { keyword: keyword || undefined, dealerType: dealerType.dealer, ...place },
      { quiet: true },
    ),
  )
  const had = new Set(before.map(({ dealerCode }) => dealerCode))
  const known = new Map([...before.map((row): [string, Named] => [row.dealerCode, row]), ...seen])
  const added = value.filter((code) => !had.has(code))
  const removed = before.filter(({ dealerCode }) => !value.includes(dealerCode))
  const add = (row: Dealer) => {
    setSeen(new Map([...seen, [row.dealerCode, row]]))
    onChange?.([...value, row.dealerCode])
  }
  const drop = (code: string) => onChange?.(value.filter((one) => one !== code))
  const nameOf = (code: string) => known.get(code)?.dealerName ?? code
  return (
    <div id={id} role="group" aria-label={t('groupDealer.dealerCodes')}>
      <Flex gap={8} wrap className="space-below-md">
        <Input.Search
          searchIcon={SEARCH}
          value={typed}
          allowClear={CLEAR}
          placeholder={t('dealers.keyword')}
          aria-label={t('dealers.keyword')}
          onChange={(event) => {
            setTyped(event.target.value)
            if (event.target.value === '') setKeyword('')
          }}
          onPressEnter={(event) => event.preventDefault()}
          onSearch={(word) => setKeyword(word.trim())}
          style={{ flex: '1 1 220px' }}
        />
        <div style={{ flex: '1 1 220px' }}>
          <PlaceSelect value={place} onChange={setPlace} label={t('region.filter')} placeholder={t('region.filter')} />
        </div>
      </Flex>
      <div className="members">
        <section aria-label={t('groups.free')}>
          <strong>{t('groups.free')}</strong>
          {error ? (
            <Failed compact error={error} retry={retry} />
          ) : first ? (
            <Skeleton active title={false} paragraph={{ rows: 6 }} />
          ) : (
            <ul aria-busy={loading}>
              {(data ?? []).map((row) => {
                const other = !isBlank(row.groupCode) && row.groupCode !== group && !had.has(row.dealerCode)
                const inside = value.includes(row.dealerCode)
                return (
                  <li key={row.dealerCode} data-off={other}>
                    <Line row={row} />
                    {other ? (
                      <Tag>{t('groups.ofOther', { name: row.groupName || row.groupCode })}</Tag>
                    ) : (
                      <Button
                        size="small"
                        type="text"
                        icon={<PlusOutlined />}
                        disabled={inside}
                        aria-label={t('groups.add', { name: row.dealerName })}
                        onClick={() => add(row)}
                      />
                    )}
                  </li>
                )
              })}
              {data?.length === 0 && <li className="quiet">{t('list.emptyFiltered')}</li>}
              {data?.length === SHOWN && <li className="quiet">{t('groups.more', { count: SHOWN })}</li>}
            </ul>
          )}
        </section>
        <section aria-label={t('groupDealer.dealerCodes')}>
          <strong>{t('groupDealer.dealerCodes')}</strong>
          <ul>
            {value.map((code) => (
              <li key={code} data-change={had.has(code) ? undefined : 'added'}>
                <Line
                  row={known.get(code) ?? { dealerCode: code, dealerName: '' }}
                  mark={had.has(code) ? undefined : t('groups.added')}
                />
                <Button
                  size="small"
                  type="text"
                  icon={<CloseOutlined />}
                  aria-label={t('groups.remove', { name: nameOf(code) })}
                  onClick={() => drop(code)}
                />
              </li>
            ))}
            {removed.map((row) => (
              <li key={row.dealerCode} data-change="removed">
                <Line row={row} mark={t('groups.removed')} />
                <Button
                  size="small"
                  type="text"
                  icon={<UndoOutlined />}
                  aria-label={t('groups.undo', { name: row.dealerName })}
                  onClick={() => onChange?.([...value, row.dealerCode])}
                />
              </li>
            ))}
            {value.length + removed.length === 0 && <li className="quiet">{t('groups.noDealers')}</li>}
          </ul>
        </section>
      </div>
      <p role="status" className="members-sum">
        {t('groups.sum', { before: before.length, added: added.length, removed: removed.length, after: value.length })}
      </p>
    </div>
  )
}

const Line = ({ row, mark }: { row: Named; mark?: string }) => (
  <span className="members-line">
    <bdi>{row.dealerName || row.dealerCode}</bdi>
    <small className="quiet">{[row.dealerCode, row.areaName, row.cityName].filter(Boolean).join(' · ')}</small>
    {mark && <small className="members-mark">{mark}</small>}
  </span>
)
