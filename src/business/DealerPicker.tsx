import { plain } from '@/kit/show/format'
import { SnippetsOutlined } from '@ant-design/icons'
import { Alert, Button, Checkbox, Flex, Input, Switch, Tag } from 'antd'
import { useState } from 'react'
import * as dealers from '@/api/system/dealers'
import { readPages } from '@/api/readPages'
import { is } from '@/entities/field'
import type { Dealer } from '@/entities/shared/dealer'
import { dealerStatus } from '@/entities/shared/enums'
import type { ControlProps } from '@/kit/form/controls'
import { StatusTag } from '@/kit/show/kinds'
import { useLoad } from '@/kit/data/load'
import { isPinyin, usePinyin } from '@/kit/data/usePinyin'
import { useAction } from '@/kit/data/useAction'
import { useLatest } from '@/kit/data/useLatest'
import { useT } from '@/locales'
import { PasteCodes } from './PasteCodes'
import { PICKER_PAGE, PickerSides } from './PickerSides'
import { type PlaceOf, PlaceSelect } from './PlaceSelect'
import { CLEAR, SEARCH } from '@/kit/show/boxIcons'

/** Dealers that may be chosen: those under a code (empty for all) or of a sales area. */
export interface DealerScope {
  code?: string
  areaName?: string
}

/** Page size for selecting all and for a pinyin search. */
const MANY = 500

/**
 * Multiple dealers by code: on the left searched by code, name or place, or pasted as a list of codes; on the right
 * the chosen ones with their count. Loads only the visible page. `allLabel` adds a switch that selects the whole
 * scope.
 */
export const DealerPicker = ({
  id,
  value = [],
  onChange,
  disabled,
  scope = {},
  allLabel,
}: ControlProps<string[]> & { scope?: DealerScope; allLabel?: string }) => {
  const t = useT()
  const [typed, setTyped] = useState('')
  const [keyword, setKeyword] = useState('')
  const [place, setPlace] = useState<PlaceOf>({})
  const [pageNo, setPageNo] = useState(1)
  const [seen, setSeen] = useState<ReadonlyMap<string, Dealer>>(new Map())
  const [pasting, setPasting] = useState(false)
  const question = {
    code: scope.code ?? '',
    keyword: keyword || undefined,
    ...place,
    areaName: scope.areaName ?? place.areaName,
  }
  const asked = useLoad(dealers.list.query({ ...question, pageNo, pageSize: PICKER_PAGE }, { quiet: true }))
  const { error, loading, first, retry } = asked
  const pinyin = usePinyin(isPinyin(keyword))
  const missed = pinyin !== undefined && isPinyin(keyword) && asked.data?.records.length === 0
  const all = useLoad(
    dealers.list.query({ ...question, keyword: undefined, pageNo: 1, pageSize: MANY }, { quiet: true }),
    { enabled: missed },
  )
  // Letters that the server finds nothing for are matched as pinyin.
  const byPinyin = missed ? (all.data?.records ?? []).filter((row) => pinyin(row.dealerName ?? '', keyword)) : []
  const data = byPinyin.length
    ? { total: byPinyin.length, records: byPinyin.slice((pageNo - 1) * PICKER_PAGE, pageNo * PICKER_PAGE) }
    : asked.data
  const unseen = value.filter((code) => !seen.has(code) && !data?.records.some((row) => row.dealerCode === code))
  const named = useLoad(dealers.selectDealers.query({ codes: unseen }, { quiet: true }), { enabled: unseen.length > 0 })
  const known = new Map([
    ...seen,
    ...[...(named.data ?? []), ...(data?.records ?? [])].map((row): [string, Dealer] => [row.dealerCode, row]),
  ])
  const change = (codes: string[], rows: readonly Dealer[] = []) => {
    setSeen(new Map([...known, ...rows.map((row): [string, Dealer] => [row.dealerCode, row])]))
    onChange?.([...new Set(codes)])
  }
  const search = (word: string) => {
    setKeyword(word.trim())
    setPageNo(1)
  }
  const rows = data?.records ?? []
  const free = rows.filter(({ dealerCode }) => !value.includes(dealerCode))
  const pageCodes = rows.map(({ dealerCode }) => dealerCode)
  return (
    <div className="dealer-picker" id={id} role="group" aria-label={t('picker.dealers')}>
      <Flex gap={8} wrap className="picker-tools">
        <Input.Search
          searchIcon={SEARCH}
          className="picker-search"
          value={typed}
          disabled={disabled}
          allowClear={CLEAR}
          placeholder={t('picker.search')}
          aria-label={t('picker.search')}
          onChange={(event) => {
            setTyped(event.target.value)
            if (event.target.value === '') search('')
          }}
          onPressEnter={(event) => event.preventDefault()}
          onSearch={search}
        />
        <div className="picker-region">
          <PlaceSelect
            within={scope.areaName}
            value={place}
            disabled={disabled}
            label={t('picker.region')}
            placeholder={t('picker.region')}
            onChange={(to) => {
              setPlace(to)
              setPageNo(1)
            }}
          />
        </div>
        <Button icon={<SnippetsOutlined />} disabled={disabled} onClick={() => setPasting(true)}>
          {t('picker.paste')}
        </Button>
        {allLabel && <AllOf scope={scope} label={allLabel} value={value} disabled={disabled} change={change} />}
      </Flex>
      <PickerSides
        load={{ data, error, loading, first, retry }}
        pageNo={pageNo}
        onPage={setPageNo}
        idOf={({ dealerCode }) => dealerCode}
        lineOf={(dealerCode, row) => <DealerLine dealer={row ?? { dealerCode }} />}
        nameOf={({ dealerName }) => dealerName}
        known={known}
        value={value}
        change={change}
        disabled={disabled}
        head={
          <Checkbox
            disabled={disabled || rows.length === 0}
            checked={rows.length > 0 && free.length === 0}
            indeterminate={free.length > 0 && free.length < rows.length}
            onChange={({ target }) =>
              change(target.checked ? [...value, ...pageCodes] : value.filter((code) => !pageCodes.includes(code)))
            }
          >
            {t('list.selectPage')}
          </Checkbox>
        }
        texts={{
          found: t('picker.found'),
          chosen: t('picker.chosen', { count: value.length }),
          none: t('picker.none'),
        }}
      />
      {named.error && <Alert type="warning" showIcon title={t('kit.optionsFailed')} className="space-above-sm" />}
      <PasteCodes
        open={pasting}
        scope={scope}
        onClose={() => setPasting(false)}
        onFound={(found) => change([...value, ...found.map(({ dealerCode }) => dealerCode)], found)}
      />
    </div>
  )
}

const DealerLine = ({ dealer }: { dealer: Pick<Dealer, 'dealerCode'> & Partial<Dealer> }) => (
  <span className="picker-line">
    <bdi>{dealer.dealerName ?? dealer.dealerCode}</bdi>
    <small className="quiet">
      <bdi>
        {[dealer.dealerName && dealer.dealerCode, dealer.provinceName, dealer.cityName]
          .map(plain)
          .filter(Boolean)
          .join(' · ')}
      </bdi>
    </small>
    {dealer.status !== undefined && !is(dealer.status, dealerStatus.open) && (
      <StatusTag field={{ of: dealerStatus }} value={dealer.status} />
    )}
  </span>
)

/** Switch that selects or deselects all dealers of a scope, page by page. */
const AllOf = ({
  scope,
  label,
  value,
  disabled,
  change,
}: {
  scope: DealerScope
  label: string
  value: readonly string[]
  disabled?: boolean
  change: (codes: string[], rows?: readonly Dealer[]) => void
}) => {
  const { act, busy } = useAction()
  const [all, setAll] = useState<readonly string[]>()
  const on = all !== undefined && all.every((code) => value.includes(code))
  // Dealers may be added or removed while the pages load.
  const add = useLatest((rows: readonly Dealer[]) =>
    change([...value, ...rows.map(({ dealerCode }) => dealerCode)], rows),
  )
  const choose = async () => {
    let found: readonly Dealer[] = []
    const asked = { code: scope.code ?? '', areaName: scope.areaName }
    for await (const { rows } of readPages(dealers.list, asked, MANY)) found = rows
    setAll(found.map(({ dealerCode }) => dealerCode))
    add(found)
  }
  return (
    <label className="picker-all">
      <Switch
        size="small"
        checked={on}
        loading={busy}
        disabled={disabled}
        onChange={(to) =>
          to ? void act(choose, { keep: true }) : change(value.filter((code) => !all?.includes(code)))
        }
      />
      {label}
    </label>
  )
}

export const DealerTags = ({ dealers: rows }: { dealers: readonly Pick<Dealer, 'dealerCode' | 'dealerName'>[] }) => (
  <Flex wrap gap={6}>
    {rows.map((row) => (
      <Tag key={row.dealerCode}>
        <bdi>
          {row.dealerName} {row.dealerCode}
        </bdi>
      </Tag>
    ))}
  </Flex>
)
