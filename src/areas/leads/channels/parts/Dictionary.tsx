import '../channels.css'
import { Button, Select, Tooltip } from 'antd'
import { useState } from 'react'
import * as dictionaries from '@/api/system/dictionaries'
import { isGiven } from '@/lib/given'
import { type DictItem, dictItem } from '@/entities/shared/dictItem'
import { Blank, orDash } from '@/kit/show/Blank'
import type { Action } from '@/kit/actions/actions'
import type { ColumnOf } from '@/kit/list/columns'
import { type Filter, containsFilter } from '@/kit/list/filters'
import { ListScreen } from '@/kit/list/ListScreen'
import { derived, useLoad } from '@/kit/data/load'
import { BY_LABEL } from '@/kit/form/search'
import { useScreen } from '@/kit/page/screen'
import { matchesWords } from '@/lib/foldText'
import { optionsOf } from '@/lib/options'
import { Children } from './Children'
import { CLEAR } from '@/kit/show/boxIcons'

const QUIET = { quiet: true }
const typesQuery = dictionaries.list.query({}, QUIET)

const TypeSelect = ({ value, onChange, label }: { value: string; onChange: (code: string) => void; label: string }) => {
  const { data, loading } = useLoad(typesQuery)
  return (
    <Select
      value={value || undefined}
      onChange={(code: string | undefined) => onChange(code ?? '')}
      options={optionsOf(
        data,
        ({ code }) => code,
        ({ code, name }) => `${name} ${code}`,
      )}
      showSearch={BY_LABEL}
      loading={loading}
      allowClear={CLEAR}
      aria-label={label}
      placeholder={label}
    />
  )
}

const typeFilter: Filter<'parentCode'> = {
  ...containsFilter(dictItem.parentCode),
  instant: true,
  control: ({ value, onChange, label }) => <TypeSelect value={value} onChange={onChange} label={label} />,
}
const FILTERS = [containsFilter(dictItem.code), containsFilter(dictItem.name), typeFilter]

/** Full text of a type, loaded when the shortened one is viewed. */
const Desc = ({ row }: { row: DictItem }) => {
  const [looked, look] = useState(false)
  const isType = !isGiven(row.parentCode)
  const { data } = useLoad(dictionaries.getDesc.query({ parentCode: row.code }, QUIET), { enabled: looked && isType })
  if (!row.desc) return <Blank />
  return (
    <Tooltip title={data || row.desc} onOpenChange={(open) => open && look(true)}>
      <Button type="text" size="small" className="desc">
        <bdi>{orDash(row.desc)}</bdi>
      </Button>
    </Tooltip>
  )
}

const COLUMNS: readonly ColumnOf<DictItem>[] = [
  dictItem.name,
  dictItem.status,
  dictItem.code,
  { field: dictItem.parentCode, width: 170 },
  { field: dictItem.desc, width: 240, cell: (row) => <Desc row={row} /> },
  dictItem.sort,
]

const contains = (text: string, part: unknown) => typeof part !== 'string' || matchesWords(text, part)

/** The dictionary is loaded as a whole, so search and paging are done in the browser. */
const load = {
  query: ({
    parentCode,
    code,
    name,
    pageNo = 1,
    pageSize = 20,
  }: {
    parentCode?: string
    code?: string
    name?: string
    pageNo?: number
    pageSize?: number
  }) =>
    derived(dictionaries.list.query({ parentCode }, QUIET), [code, name, pageNo, pageSize], (all) => {
      const rows = all.filter((row) => contains(row.code, code) && contains(row.name, name))
      return { records: rows.slice((pageNo - 1) * pageSize, pageNo * pageSize), total: rows.length }
    }),
}

export const Dictionary = () => {
  const { query, setQuery } = useScreen()
  const code = query.get('dict')
  const actions = (row: DictItem): (Action | false)[] => [
    !isGiven(row.parentCode) && { label: 'channels.children', run: () => setQuery({ dict: row.code }, true) },
  ]
  return (
    <>
      <ListScreen
        load={load}
        rowKey={dictItem.code}
        nameOf={(row) => row.name}
        filters={FILTERS}
        columns={COLUMNS}
        actions={actions}
      />
      {code && <Children code={code} onClose={() => setQuery({ dict: undefined })} />}
    </>
  )
}
