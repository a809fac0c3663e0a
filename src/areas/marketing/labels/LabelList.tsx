import './labels.css'
import { Select } from 'antd'
import { useMemo } from 'react'
import * as labels from '@/api/marketing/labels'
import { seriesNameFilter } from '@/business/nameFilters'
import { useViewer } from '@/business/viewer'
import { type Label, label, materialKind } from '@/entities/marketing/label'
import type { Action } from '@/kit/actions/actions'
import { Loaded } from '@/kit/data/load'
import { ListScreen } from '@/kit/list/ListScreen'
import { elsewhereFilter } from '@/kit/list/choiceFilters'
import type { ColumnOf } from '@/kit/list/columns'
import { choicesFilter, containsFilter } from '@/kit/list/filters'
import { useScreen } from '@/kit/page/screen'
import { named, useFormats } from '@/kit/show/format'
import { CellLink, Value } from '@/kit/show/kinds'
import { numberIn, sumOf } from '@/lib/counts'
import { listOf } from '@/lib/listOf'
import { useT } from '@/locales'
import { to } from '@/routes'
import { LabelMark } from '../parts/LabelTags'
import { useLabelActions, useLabelState } from './parts/useLabelActions'
import { useLabelTypes } from './parts/types'

const TypeTree = () => {
  const t = useT()
  const { count } = useFormats()
  const { query, setQuery } = useScreen()
  const kinds = listOf(query.get(label.kinds.key) ?? '')
  const chosen = query.get(label.typeCode.key) ?? ''
  const load = useLabelTypes(kinds)
  const types = load.data ?? []
  const all = sumOf(types.map(({ labelCount }) => numberIn(labelCount)))
  const choose = (code: string) => setQuery({ [label.typeCode.key]: code || undefined, page: undefined })
  return (
    <nav className="card label-types" aria-label={t(label.typeCode.label)}>
      <Select
        aria-label={t('labels.kindOfTree')}
        value={kinds.length > 1 ? null : (kinds[0] ?? '')}
        placeholder={t('labels.severalKinds')}
        onChange={(kind: string | null) => setQuery({ [label.kinds.key]: kind || undefined, page: undefined })}
        options={[
          { value: '', label: t('list.all') },
          ...materialKind.options.map((option) => ({ value: String(option.value), label: t(option.label) })),
        ]}
      />
      <Loaded load={load}>
        <ul>
          {[{ code: '', name: t('labels.allTypes'), labelCount: all }, ...types].map(({ code, name, labelCount }) => (
            <li key={code}>
              <button
                type="button"
                className="label-type"
                aria-current={chosen === code ? 'true' : undefined}
                onClick={() => choose(code)}
              >
                <bdi>{name}</bdi>
                <span className="digits quiet">{count(labelCount)}</span>
              </button>
            </li>
          ))}
        </ul>
      </Loaded>
      <p className="quiet">{t('labels.countHint')}</p>
    </nav>
  )
}

const DETAIL = '/marketing-management/label-details'
const TypeName = ({ code }: { code: string }) => useLabelTypes().data?.find((type) => type.code === code)?.name ?? code
/** The type is chosen in the tree beside the list. */
const typeFilter = elsewhereFilter(label.typeCode, (code) => <TypeName code={code} />)
const FILTERS = [
  containsFilter(label.labelName),
  choicesFilter(label.kinds),
  seriesNameFilter(label.seriesName),
  label.status,
  typeFilter,
]
const SORT = { field: label.updateTime.key, order: 'desc' } as const
const nameOf = ({ labelName }: Label) => labelName
const USED = label.useCount
const detailOf = ({ id }: Label) => to(DETAIL, { id })

const StateSwitch = ({ row }: { row: Label }) =>
  useLabelState().toggle(row, named(useT()(label.status.label), row.labelName))

export default function LabelList() {
  const t = useT()
  const format = useFormats()
  const { go, query } = useScreen()
  const { head } = useViewer()
  const moves = useLabelActions()
  const typeCode = query.get(label.typeCode.key) ?? ''
  const columns = useMemo(
    (): ColumnOf<Label>[] => [
      {
        field: label.labelName,
        width: 150,
        cell: (row) => (
          <CellLink to={detailOf(row)}>
            <LabelMark label={row} />
          </CellLink>
        ),
      },
      { field: label.status, cell: (row) => <StateSwitch row={row} /> },
      { field: label.typeCode, width: 120, cell: (row) => <TypeName code={row.typeCode} /> },
      { field: label.kinds, width: 200 },
      {
        field: USED,
        cell: (row) => (
          <CellLink
            digits
            to={detailOf(row)}
            aria-label={named(t(USED.label), format.number(row.useCount), row.labelName)}
          >
            <Value field={USED} value={row.useCount} />
          </CellLink>
        ),
      },
      label.seriesName,
      { field: label.sort, width: 84 },
      label.remark,
      label.updateTime,
    ],
    [format, t],
  )
  const actionsOf = (row: Label): Action[] => [
    { label: 'kit.edit', can: 'labels.update', hide: !head, run: () => go(detailOf(row)) },
    ...moves(row),
  ]
  return (
    <div className="label-page">
      <TypeTree />
      <div className="label-list">
        <ListScreen
          load={labels.list}
          rowKey={label.id}
          nameOf={nameOf}
          filters={FILTERS}
          columns={columns}
          sort={SORT}
          actions={actionsOf}
          create={{
            label: 'labels.new',
            can: 'labels.create',
            hide: !head,
            run: () => go(typeCode ? to(DETAIL, { typeCode }) : to(DETAIL, {})),
          }}
        />
      </div>
    </div>
  )
}
