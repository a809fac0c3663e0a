import './catalogue.css'
import { useMemo } from 'react'
import * as goods from '@/api/commerce/goods'
import { useViewer } from '@/business/viewer'
import { leafFlag, type TaxItem, taxItem } from '@/entities/commerce/taxItem'
import { is } from '@/entities/field'
import { enableStatus } from '@/entities/shared/enums'
import { Toggle } from '@/kit/actions/actions'
import { ListScreen } from '@/kit/list/ListScreen'
import { type Quick, QuickFilters } from '@/kit/list/QuickFilters'
import type { ColumnOf } from '@/kit/list/columns'
import { containsFilter, type Filter, numberRangeFilter } from '@/kit/list/filters'
import { useScreen } from '@/kit/page/screen'
import { Blank } from '@/kit/show/Blank'
import { PermittedLink } from '@/kit/show/PermittedLink'
import { named, useFormats } from '@/kit/show/format'
import { Copyable } from '@/kit/show/kinds'
import { useT } from '@/locales'
import { TaxTree } from './parts/TaxTree'
import { setTax, useDisableQuestion } from './parts/taxStatus'
import { useTaxActions } from './parts/useTaxActions'
import { GOODS } from './paths'

/** Enables a tax item of the lowest level for goods. Disabling one that goods use is confirmed. */
const TaxSwitch = ({ row, can }: { row: TaxItem; can: boolean }) => {
  const t = useT()
  const question = useDisableQuestion()
  return (
    <Toggle
      after
      on={is(row.status, enableStatus.enabled)}
      name={named(t(taxItem.status.label), row.taxName)}
      can="goods.setTaxItemStatus"
      disabled={!can}
      ask={(to) => (to ? undefined : question(row))}
      change={(to) => setTax([row.taxCode], to)}
      done={(to) => t(to ? 'catalogue.taxIsOn' : 'catalogue.taxIsOff')}
    />
  )
}

const isLeaf = (row: TaxItem) => is(row.leafFlag, leafFlag.leaf)
const isOn = (row: TaxItem) => is(row.status, enableStatus.enabled)
const nameOf = ({ taxName }: TaxItem) => taxName

/** One input for code and name: digits only are a code. */
const codeOrName: Filter<'taxCode' | 'taxName', 'item'> = {
  ...containsFilter({ key: 'item', label: 'catalogue.taxSearch' }),
  toQuery: (text) => (/^\d+$/.test(text) ? { taxCode: text } : { taxName: text }),
}
const used = numberRangeFilter(taxItem.goodsCount)
const FILTERS = [
  codeOrName,
  containsFilter(taxItem.keyword),
  containsFilter(taxItem.taxRate),
  taxItem.leafFlag,
  taxItem.status,
  used,
]

const QUICK: readonly Quick[] = [
  { filters: { [taxItem.status.key]: String(enableStatus.enabled) }, label: 'catalogue.taxOn' },
  { filters: { [taxItem.goodsCount.key]: '1~' }, label: 'catalogue.taxUsed' },
]

const useColumns = (): ColumnOf<TaxItem>[] => {
  const { hq } = useViewer()
  const { count } = useFormats()
  return useMemo(
    () => [
      { field: taxItem.taxName, width: 170 },
      {
        field: taxItem.status,
        width: 84,
        cell: (row) => (isLeaf(row) ? <TaxSwitch row={row} can={hq} /> : <Blank />),
      },
      { field: taxItem.taxCode, width: 244, cell: ({ taxCode }) => <Copyable text={String(taxCode)} /> },
      { field: taxItem.taxRate, width: 80 },
      {
        field: taxItem.goodsCount,
        width: 100,
        cell: ({ taxCode, goodsCount }) => (
          <PermittedLink digits text={count(goodsCount)} path={GOODS} query={{ taxCode }} />
        ),
      },
      taxItem.leafFlag,
      taxItem.shortName,
      { field: taxItem.keyword, width: 220 },
      taxItem.updateTime,
    ],
    [hq, count],
  )
}

/**
 * The national tax catalogue: its tree at the left, and beside it the items below the chosen node. Items of the
 * lowest level can be enabled for goods.
 */
export default function TaxItemList() {
  const t = useT()
  const { query, setQuery } = useScreen()
  const { hq } = useViewer()
  const parentCode = query.get('node') ?? ''
  const columns = useColumns()
  const { actions, bulk, host } = useTaxActions()
  return (
    <div className="catalogue-sides" data-wide="true">
      <TaxTree chosen={parentCode} choose={(code) => setQuery({ node: code || undefined, page: undefined })} />
      <div className="catalogue-main">
        <ListScreen
          load={goods.listTaxItems}
          also={parentCode ? { parentCode } : undefined}
          rowKey={taxItem.taxCode}
          nameOf={nameOf}
          filters={FILTERS}
          columns={columns}
          toolbar={<QuickFilters of={QUICK} />}
          actions={(row) => (hq && isLeaf(row) ? actions(row, isOn(row)) : [])}
          bulk={
            hq
              ? bulk(
                  (row) => isLeaf(row) && isOn(row),
                  (row) => isLeaf(row) && !isOn(row),
                )
              : undefined
          }
          emptyText={t('catalogue.noTax')}
        />
        {host}
      </div>
    </div>
  )
}
