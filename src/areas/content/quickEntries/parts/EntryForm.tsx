import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { EntryInput } from '@/api/content/quickEntries'
import * as quickEntries from '@/api/content/quickEntries'
import type { Counted } from '@/api/reply'
import { entryPosition, type QuickEntry } from '@/entities/content/quickEntry'
import { client, shelfStatus } from '@/entities/content/shared'
import { isYes } from '@/entities/field'
import { FormScreen } from '@/kit/form/FormScreen'
import { useSavedPage } from '@/kit/page/savedPage'
import { Segmented, Space } from 'antd'
import { numberIn } from '@/lib/counts'
import { useT } from '@/locales'
import { useMay } from '@/session/identity'
import { EntryFields, inputOf } from './EntryFields'
import { type ShownEntry, EntryPhone } from './EntryPhone'
import { isUp } from '../../parts/shelf'

const CLIENTS = client.options.map(({ value }) => Number(value))

export const initialOf = (row: QuickEntry | undefined, position?: number): Partial<EntryInput> =>
  row
    ? {
        ...row,
        appTypes: row.appTypes.map(Number),
        loginFlag: isYes(row.loginFlag) ? 1 : 0,
        bindFlag: isYes(row.bindFlag) ? 1 : 0,
        sort: numberIn(row.sort) ?? undefined,
      }
    : {
        position: position === undefined ? entryPosition.home : (position as QuickEntry['position']), // Code of the field.
        appTypes: CLIENTS,
        loginFlag: position === entryPosition.car ? 1 : 0,
        bindFlag: position === entryPosition.car ? 1 : 0,
        seriesCodes: [],
        sort: 0,
      }

const FRAMES = 5
/**
 * Returns the entry among the published ones of its position in cached lists, or among placeholders if there are
 * none.
 */
const useNeighbours = (id: string | undefined, values: Partial<EntryInput>): ShownEntry[] => {
  const queries = useQueryClient()
  const { list } = quickEntries
  const listed = queries
    .getQueriesData<Counted<QuickEntry>>({ queryKey: [list.method, list.path] })
    .flatMap(([, answer]) => answer?.records ?? [])
    .filter((row) => Number(row.position) === Number(values.position) && isUp(row))
  const others = [...new Map(listed.map((row) => [row.id, row])).values()]
  const own: ShownEntry = { ...values, id: id ?? 'new' }
  const at = others.findIndex((row) => row.id === id)
  if (!others.length) return [own, ...Array.from({ length: FRAMES }, (_, place) => ({ id: `empty ${place}` }))]
  return at < 0 ? [...others, own] : others.with(at, { ...others[at], ...own } as QuickEntry) // As the list has it.
}

export const EntryPhones = ({ id, values }: { id?: string; values: Partial<EntryInput> }) => {
  const t = useT()
  const [dark, setDark] = useState(false)
  const entries = useNeighbours(id, values)
  return (
    <Space orientation="vertical" size={12}>
      <Segmented
        aria-label={t('hot.colours')}
        value={dark}
        onChange={setDark}
        options={[
          { value: false, label: t('hot.light') },
          { value: true, label: t('hot.dark') },
        ]}
      />
      <EntryPhone position={values.position} entries={entries} dark={dark} focus={id ?? 'new'} />
    </Space>
  )
}

export const EntryForm = ({ row }: { row?: QuickEntry }) => {
  const t = useT()
  const may = useMay()
  const onSaved = useSavedPage()
  return (
    <FormScreen<EntryInput>
      name="quickEntry"
      row={row}
      initial={initialOf(row)}
      input={inputOf}
      create={quickEntries.create}
      update={quickEntries.update}
      read={quickEntries.get}
      publish={
        !(row && isUp(row)) &&
        may('quickEntries.shelve') && {
          label: 'hot.savePutUp',
          run: (id, options) => quickEntries.shelve({ id, status: shelfStatus.up }, options),
        }
      }
      done={t('hot.saved')}
      onSaved={onSaved}
      phone={(values) => <EntryPhones id={row?.id} values={values} />}
    >
      {({ Field }) => <EntryFields Field={Field} row={row} />}
    </FormScreen>
  )
}
