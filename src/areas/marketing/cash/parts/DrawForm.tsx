import '../cash.css'
import { useRef } from 'react'
import * as cashDraws from '@/api/marketing/cashDraws'
import { ApiError } from '@/api/error'
import { notify } from '@/api/notices'
import { is } from '@/entities/field'
import type { CashDraw } from '@/entities/marketing/cashDraw'
import { cashDrawStatus } from '@/entities/marketing/cashEnums'
import type { CashPrize } from '@/entities/marketing/cashPrize'
import { FormScreen } from '@/kit/form/FormScreen'
import { useLeave } from '@/kit/page/back'
import { useCloseAfter } from '@/kit/page/closing'
import { useScreen } from '@/kit/page/screen'
import { useT } from '@/locales'
import { to } from '@/routes'
import { useMay } from '@/session/identity'
import { inputOf, NEW, rowsOf, tiersOf, valuesOf } from '../values'
import { DrawFields } from './DrawFields'
import { DrawPhone } from './DrawPhone'
import { EDIT } from './cells'
import { usePublishAsk } from './useDrawActions'

interface DrawFormProps {
  /** The draw that is changed: a draft, or one that is paused. */
  draw?: CashDraw
  /** What a new one begins as. */
  copied?: CashDraw
}

/** The form of a draw: saved as a draft with what there is, or published once all is right and the title is typed. */
export const DrawForm = ({ draw, copied }: DrawFormProps) => {
  const t = useT()
  const may = useMay()
  const leave = useLeave()
  const { go } = useScreen()
  const closeAfter = useCloseAfter()
  const publishAsk = usePublishAsk()
  const isPaused = is(draw?.status, cashDrawStatus.paused)
  const isOut = useRef(false)
  return (
    <FormScreen
      name={`cashDraw.${draw?.id ?? `new.${copied?.id ?? ''}`}`}
      initial={draw ? valuesOf(draw) : copied ? valuesOf(copied, true) : NEW}
      id={draw?.id}
      create={(values) => cashDraws.create(inputOf(values))}
      update={async (id, values) => {
        const { status } = await cashDraws.get({ id })
        if (draw && Number(status) !== Number(draw.status)) {
          notify('error', t('cash.changed'))
          throw new ApiError('refused', t('cash.changed'))
        }
        await cashDraws.update({ id, ...inputOf(values, isPaused) })
      }}
      draft={!isPaused}
      publish={
        !isPaused &&
        may('cashDraws.setStatus') && {
          label: 'cash.publish',
          // A tier of the form is one of a draw but for what was won of it.
          ask: ({ title, budget, prizes }) =>
            publishAsk({ title: title ?? '', budget: budget ?? '', prizes: tiersOf(prizes) as CashPrize[] }),
          run: async (id) => {
            try {
              await cashDraws.setStatus({ id, status: cashDrawStatus.upcoming }, { quiet: true })
              isOut.current = true
            } catch (error) {
              if (!(error instanceof ApiError)) throw error
              isOut.current = false
              notify('error', t('cash.savedOnly', { reason: error.message }))
            }
          },
        }
      }
      onSaved={(id, published) => {
        // To the draft whose publishing failed.
        if (published && !isOut.current) return draw ? false : closeAfter(() => go(to(EDIT, { id })))
        notify('success', t(published ? 'cash.published' : 'cash.saved'))
        leave()
      }}
      phone={(values) => <DrawPhone draw={{ ...values, prizes: rowsOf(values.prizes) }} />}
    >
      {({ Field }) => <DrawFields Field={Field} paused={isPaused ? draw : undefined} />}
    </FormScreen>
  )
}
