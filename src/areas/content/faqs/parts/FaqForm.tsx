import { useState } from 'react'
import { notify } from '@/api/notices'
import * as qaa from '@/api/content/qaa'
import type { QaaInput } from '@/api/content/qaa'
import type { QaaPage } from '@/entities/content/qaa'
import { shelfStatus } from '@/entities/content/shared'
import { is } from '@/entities/field'
import { FormScreen } from '@/kit/form/FormScreen'
import { useScreen } from '@/kit/page/screen'
import { changesOf } from '@/lib/changes'
import { numberIn } from '@/lib/counts'
import { useT } from '@/locales'
import { useMay } from '@/session/identity'
import { useSaved } from '../../parts/useSaved'
import { FaqFields } from './FaqFields'
import { FaqPhone } from './FaqPhone'

const initialOf = (row: QaaPage | undefined): Partial<QaaInput> =>
  row
    ? {
        category: row.category,
        title: row.title,
        content: row.content,
        seriesCodes: row.seriesCodes,
        keywords: row.keywords,
        hotFlag: row.hotFlag,
        sort: numberIn(row.sort) ?? undefined,
      }
    : { seriesCodes: [], keywords: [], hotFlag: 0, sort: 0 }

/** Writes a question with its answer; a new one may be followed by the next. */
export const FaqForm = ({ row }: { row?: QaaPage }) => {
  const t = useT()
  const may = useMay()
  const { setQuery } = useScreen()
  const { publish, onSaved } = useSaved()
  const [turn, setTurn] = useState(0)
  const [goesOn, setGoesOn] = useState(false)
  const isUp = row !== undefined && is(row.status, shelfStatus.up)
  return (
    <FormScreen
      key={turn}
      name={`qaa.${row?.id ?? 'new'}`}
      initial={initialOf(row)}
      id={row?.id}
      create={(values) => qaa.create(values)}
      update={(id, values, force) =>
        qaa.update({ id, ...changesOf(initialOf(row), values), updateTime: row?.updateTime, ...force }, { quiet: true })
      }
      newer={(id) => qaa.get({ id }, { quiet: true })}
      publish={
        !isUp &&
        may('qaa.shelve') && {
          label: 'columns.saveUp',
          run: (id) => publish(() => qaa.shelve({ id, status: shelfStatus.up })),
        }
      }
      onSaved={(id, published) => {
        if (!goesOn) return onSaved(id, published)
        notify('success', t('columns.saved'))
        setTurn(turn + 1)
        setQuery({ id: undefined })
        return false
      }}
      phone={(values) => <FaqPhone of={values} />}
    >
      {({ Field }) => <FaqFields Field={Field} row={row} next={row ? undefined : { on: goesOn, set: setGoesOn }} />}
    </FormScreen>
  )
}
