import { useState } from 'react'
import * as bigOrders from '@/api/orders/bigOrders'
import { equity, type Equity } from '@/entities/orders/equity'
import { Ask } from '@/kit/dialog/ask'
import { copy } from '@/kit/dialog/copy'
import { FormScreen } from '@/kit/form/FormScreen'
import { useLeave } from '@/kit/page/back'
import { Facts } from '@/kit/show/Facts'
import { numberIn } from '@/lib/counts'
import { changesOf } from '@/lib/changes'
import { fromCents, toCents } from '@/lib/money'
import { useT } from '@/locales'
import { BenefitFields, type Values } from './BenefitFields'
import { BenefitPhone } from './BenefitPhone'
import { Taken } from './cells'

const initialOf = (row: Equity): Partial<Values> => ({
  rightName: row.rightName,
  rightType: row.rightType,
  seriesCodes: row.seriesCodes,
  cover: row.cover,
  summary: row.summary,
  content: row.content,
  worth: row.worth,
  giveAll: row.giveAll,
  quota: numberIn(row.quota) ?? undefined,
  sort: numberIn(row.sort) ?? undefined,
  startTime: row.startTime,
  endTime: row.endTime,
  status: row.status,
})
const read = (id: string) => bigOrders.getRight({ id }, { quiet: true })

/** Changes a benefit: sends what was changed, and the time at which it was last saved when it was read. Where somebody else has saved it since, nothing typed is lost. */
export const BenefitForm = ({ row }: { row: Equity }) => {
  const t = useT()
  const leave = useLeave()
  const [base, setBase] = useState(row)
  const [conflict, setConflict] = useState<{ newer: Equity; content: string }>()
  const [turn, setTurn] = useState(0)
  const save = async (id: string, typed: Values) => {
    const cents = toCents(typed.worth)
    const values = { ...typed, worth: cents === undefined ? '' : fromCents(cents) }
    try {
      await bigOrders.updateRight({ id, ...changesOf(initialOf(base), values), updateTime: base.updateTime })
    } catch (error) {
      const newer = await read(id).catch(() => undefined)
      if (newer && newer.updateTime !== base.updateTime) setConflict({ newer, content: values.content })
      throw error
    }
    // What is saved next is compared with what was saved now.
    setBase(await read(id).catch(() => base))
  }
  return (
    <>
      <Facts row={base} fields={[equity.rightCode, [equity.usedCount, <Taken key="taken" row={base} />]]} />
      <FormScreen
        key={turn}
        name={`equity.${row.id}`}
        initial={initialOf(base)}
        id={row.id}
        // A benefit is made elsewhere.
        create={() => Promise.resolve()}
        update={save}
        publish={{ label: 'benefits.saveBack', run: () => Promise.resolve(), done: t('benefits.saved') }}
        done={t('benefits.saved')}
        onSaved={(_, goesBack) => (goesBack ? leave() : false)}
        phone={(values) => <BenefitPhone of={values} />}
      >
        {({ Field }) => <BenefitFields Field={Field} row={base} />}
      </FormScreen>
      <Ask
        question={
          conflict && {
            title: t('benefits.conflict'),
            effect: t('benefits.conflictEffect'),
            okText: t('benefits.reload'),
            cancelText: t('benefits.keepEditing'),
            danger: true,
          }
        }
        busy={false}
        onCancel={() => setConflict(undefined)}
        onOk={() => {
          if (!conflict) return
          void copy(conflict.content, t('kit.copied'))
          setBase(conflict.newer)
          setTurn(turn + 1)
          setConflict(undefined)
        }}
      />
    </>
  )
}
