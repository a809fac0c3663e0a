import '../cash.css'
import { useState } from 'react'
import * as cashDraws from '@/api/marketing/cashDraws'
import type { DrawInput } from '@/api/marketing/cashDraws'
import { ApiError } from '@/api/error'
import { is } from '@/entities/field'
import type { CashDraw } from '@/entities/marketing/cashDraw'
import { cashDrawStatus } from '@/entities/marketing/cashEnums'
import type { CashPrize } from '@/entities/marketing/cashPrize'
import { FormScreen } from '@/kit/form/FormScreen'
import { useScreen } from '@/kit/page/screen'
import { useT } from '@/locales'
import { useDirty } from '@/session/dirty'
import { useMay } from '@/session/identity'
import { inputOf, NEW, rowsOf, tiersOf, type Values, valuesOf } from '../cashDrawValues'
import { DrawFields } from './DrawFields'
import { DrawPhone } from './DrawPhone'
import { usePublishAsk } from './useDrawActions'

interface DrawFormProps {
  draw?: CashDraw
  copied?: CashDraw
}

/**
 * Form of a draft, which may be incomplete until it is published, or of a paused draw. Publishing requires the title
 * to be typed. Saving is refused if the state has changed since the user began to type, even after the new state was
 * loaded.
 */
export const DrawForm = ({ draw, copied }: DrawFormProps) => {
  const t = useT()
  const may = useMay()
  const publishAsk = usePublishAsk()
  const { tab } = useScreen()
  const dirty = useDirty(({ keys }) => keys.includes(tab))
  const [opened, setOpened] = useState(draw?.status)
  if (!dirty && opened !== draw?.status) setOpened(draw?.status)
  const isPaused = is(opened, cashDrawStatus.paused)
  return (
    <FormScreen<Values, DrawInput>
      name={copied ? `cashDraw.copy.${copied.id}` : 'cashDraw'}
      row={draw}
      initial={draw ? valuesOf(draw) : copied ? valuesOf(copied, true) : NEW}
      input={(values) => inputOf(values, isPaused)}
      create={cashDraws.create}
      whole
      update={async (input, options) => {
        const { status } = await cashDraws.get({ id: input.id }, options)
        if (opened !== undefined && !is(status, opened)) throw new ApiError('refused', t('cash.changed'))
        return cashDraws.update(input, options)
      }}
      draft={!isPaused}
      publish={
        !isPaused &&
        may('cashDraws.setStatus') && {
          label: 'cash.publish',
          // A tier of the form has all fields of a draw's tier except the number of wins.
          ask: ({ title, budget, prizes }) =>
            publishAsk({ title: title ?? '', budget: budget ?? '', prizes: tiersOf(prizes) as CashPrize[] }),
          run: (id, options) => cashDraws.setStatus({ id, status: cashDrawStatus.upcoming }, options),
          done: t('cash.published'),
        }
      }
      done={t('cash.saved')}
      phone={(values) => <DrawPhone draw={{ ...values, prizes: rowsOf(values.prizes) }} />}
    >
      {({ Field }) => <DrawFields Field={Field} paused={isPaused ? draw : undefined} />}
    </FormScreen>
  )
}
