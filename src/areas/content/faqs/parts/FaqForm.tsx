import { useState } from 'react'
import * as qaa from '@/api/content/qaa'
import type { QaaInput } from '@/api/content/qaa'
import type { QaaPage } from '@/entities/content/qaa'
import { shelfStatus } from '@/entities/content/shared'
import { is } from '@/entities/field'
import { FormScreen } from '@/kit/form/FormScreen'
import { useSavedPage } from '@/kit/page/savedPage'
import { useScreen } from '@/kit/page/screen'
import { numberIn } from '@/lib/counts'
import { useT } from '@/locales'
import { useMay } from '@/session/identity'
import { FaqFields } from './FaqFields'
import { FaqPhone } from './FaqPhone'

const NEW: QaaInput = { seriesCodes: [], keywords: [], hotFlag: 0, sort: 0 }

/** Writes a question with its answer; a new one may be followed by the next. */
export const FaqForm = ({ row }: { row?: QaaPage }) => {
  const t = useT()
  const may = useMay()
  const { setQuery } = useScreen()
  const showSaved = useSavedPage()
  const [turn, setTurn] = useState(0)
  const [goesOn, setGoesOn] = useState(false)
  const isUp = row !== undefined && is(row.status, shelfStatus.up)
  return (
    <FormScreen<QaaInput>
      key={turn}
      name="qaa"
      row={row}
      initial={row ? { ...row, sort: numberIn(row.sort) ?? undefined } : NEW}
      create={qaa.create}
      update={qaa.update}
      read={qaa.get}
      publish={
        !isUp &&
        may('qaa.shelve') && {
          label: 'columns.saveUp',
          run: (id, options) => qaa.shelve({ id, status: shelfStatus.up }, options),
          done: t('columns.savedUp'),
        }
      }
      done={t('columns.saved')}
      onSaved={(id) => {
        if (!goesOn) return showSaved(id)
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
