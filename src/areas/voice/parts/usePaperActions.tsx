import { type ReactNode, useMemo, useState } from 'react'
import { namesFields } from '@/api/error'
import { markReported, reportFailure } from '@/api/notices'
import * as questionnaires from '@/api/voice/questionnaires'
import { useViewer } from '@/business/viewer'
import { is, isYes } from '@/entities/field'
import {
  paperShelf,
  type PaperType,
  questionnaire,
  type Questionnaire,
  questionnaireStatus as states,
  TRIGGERED,
} from '@/entities/voice/questionnaire'
import type { Action } from '@/kit/actions/actions'
import { useLoad } from '@/kit/data/load'
import { showWithAction } from '@/kit/data/messageAction'
import { useAction } from '@/kit/data/useAction'
import type { FormField } from '@/kit/form/Form'
import { FormPanel } from '@/kit/form/FormPanel'
import { ReasonDialog } from '@/kit/form/ReasonDialog'
import { statePair } from '@/kit/list/statePair'
import { usePermittedLinks } from '@/kit/page/permittedLinks'
import { named, plain, useFormats } from '@/kit/show/format'
import { numberIn } from '@/lib/counts'
import { toMillis } from '@/lib/time'
import { type Translate, useT } from '@/locales'
import { useMay } from '@/session/identity'
import { PAPER_CHECK, PAPER_FORM } from './links'

export const paperName = ({ title }: Pick<Questionnaire, 'title'>): string => plain(title)
const REASON = { label: 'bulk.reason', required: true, min: 2, max: 100 } as const
const QUIET = { quiet: true } as const
const SCENES = questionnaires.getByType.query({}, { quiet: true })

/**
 * Returns the title of the active questionnaire of a scene, which starting another one would stop; undefined if there
 * is none.
 */
export const useInForce = (enabled = true): ((type: PaperType | undefined, id?: string) => string | undefined) => {
  const { data } = useLoad(SCENES, { enabled, recent: true })
  return (type, id) => {
    if (type === undefined || !TRIGGERED.some((one) => is(type, one))) return undefined
    const own = data?.find((scene) => is(scene.paperType, type))?.inForce
    return own && own.id !== id ? paperName(own) : undefined
  }
}

/** New end time of a questionnaire that is restarted after its end. */
export const EndTime = ({ Field }: { Field: FormField<{ endTime?: string }> }) => {
  const t = useT()
  return (
    <Field
      of={questionnaire.endTime}
      required
      check={(value) => ((toMillis(value) ?? 0) <= Date.now() ? t('questionRule.past') : undefined)}
    />
  )
}

type Row = Pick<
  Questionnaire,
  'id' | 'title' | 'paperType' | 'status' | 'shelfStatus' | 'topFlag' | 'endTime' | 'pushCount' | 'answerCount'
>
type Pair = ReturnType<typeof statePair<Row>>
interface PaperActions {
  start: (row: Row) => Action
  stop: (row: Row) => Action
  shelf: Pair
  pin: Pair
  windows: ReactNode
}

const isShown = (row: Row) => is(row.shelfStatus, paperShelf.shown)
const isPinned = (row: Row) => isYes(row.topFlag)
const pairsOf = (t: Translate, head: boolean): { shelf: Pair; pin: Pair } => ({
  shelf: statePair(t, {
    can: 'questionnaires.setShelf',
    isOn: isShown,
    set: ({ id }, on, options) =>
      questionnaires.setShelf({ id, status: on ? paperShelf.shown : paperShelf.hidden }, options),
    on: {
      label: 'paperActions.show',
      done: (row) => t('paperActions.shown', { name: paperName(row) }),
      when: (row) => head && is(row.status, states.collecting),
    },
    off: {
      label: 'paperActions.hide',
      done: (row) => t('paperActions.hidden', { name: paperName(row) }),
      when: () => head,
    },
  }),
  pin: statePair(t, {
    can: 'questionnaires.top',
    isOn: isPinned,
    set: ({ id }, on, options) => questionnaires.top({ id, topFlag: on ? 1 : 0 }, options),
    on: {
      label: 'paperActions.pin',
      done: (row) => t('paperActions.pinned', { name: paperName(row) }),
      when: (row) => head && isShown(row),
    },
    off: {
      label: 'paperActions.unpin',
      done: (row) => t('paperActions.unpinned', { name: paperName(row) }),
      when: () => head,
    },
  }),
})
/** Returns the number of recipients without an answer; null if one of the counts is missing. */
const openOf = ({ pushCount, answerCount }: Row): number | null => {
  const [sent, answered] = [numberIn(pushCount), numberIn(answerCount)]
  return sent === null || answered === null ? null : Math.max(0, sent - answered)
}

/** Duration of the message about a rejected start, in ms; longer than usual because of its button. */
const OFFER_MS = 15_000
/**
 * Reports a rejected start. If the server named invalid fields and the questionnaire can be edited, the message has a
 * button that opens the list of faults in the form.
 */
const useRefusedStart = (): ((row: Row, error: unknown, leave?: () => void) => void) => {
  const t = useT()
  const may = useMay()
  const linkTo = usePermittedLinks()
  return (row, error, leave) => {
    const open = linkTo(PAPER_FORM, { id: row.id, step: String(PAPER_CHECK) })
    const isOpen = may('questionnaires.update') && is(row.status, states.draft, states.stopped)
    if (open && isOpen && namesFields(error) && error instanceof Error) {
      markReported(error, 'toast')
      const label = t('paperActions.mend')
      const run = () => {
        leave?.()
        open()
      }
      showWithAction(
        { tone: 'error', text: error.message, lasts: OFFER_MS },
        { label, name: named(label, paperName(row)), run },
      )
    } else reportFailure(error, 'write')
  }
}

export const usePaperActions = (): PaperActions => {
  const t = useT()
  const { count } = useFormats()
  const { head } = useViewer()
  const inForce = useInForce(head)
  const pairs = useMemo(() => pairsOf(t, head), [t, head])
  const { act } = useAction()
  const refused = useRefusedStart()
  const [stopping, setStopping] = useState<Row>()
  const [renewing, setRenewing] = useState<Row>()
  const isPast = ({ endTime }: Row) => (toMillis(endTime) ?? Infinity) <= Date.now()
  const effectOf = ({ paperType, id }: Row) => {
    const other = inForce(paperType, id)
    return other === undefined ? t('paperActions.startEffect') : t('paperActions.inForce', { name: other })
  }
  const start = (row: Row): Action => {
    const name = paperName(row)
    return {
      label: 'paperActions.start',
      can: 'questionnaires.start',
      next: true,
      hide: !head || !is(row.status, states.draft, states.stopped, states.over),
      ...(isPast(row)
        ? { run: () => setRenewing(row) }
        : {
            ask: { title: t('paperActions.startAsk', { name }), effect: effectOf(row) },
            // Not awaited: the confirmation would stay open on a failure and cover the message with its button.
            run: () =>
              void act(() => questionnaires.start({ id: row.id }, QUIET), {
                done: t('paperActions.started', { name }),
                onError: (error) => refused(row, error),
              }),
          }),
    }
  }
  return {
    start,
    stop: (row) => ({
      label: 'paperActions.stop',
      can: 'questionnaires.stop',
      danger: true,
      hide: !head || !is(row.status, states.collecting),
      run: () => setStopping(row),
    }),
    ...pairs,
    windows: (
      <>
        {stopping && (
          <ReasonDialog
            name={`paperStop.${stopping.id}`}
            title={t('paperActions.stopAsk', { name: paperName(stopping) })}
            note={t(
              TRIGGERED.some((one) => is(stopping.paperType, one))
                ? 'paperActions.stopTriggered'
                : 'paperActions.stopEffect',
              { n: count(openOf(stopping)) },
            )}
            field={REASON}
            okText={t('paperActions.stop')}
            done={t('paperActions.stopped', { name: paperName(stopping) })}
            send={(reason) => questionnaires.stop({ id: stopping.id, reason })}
            onClose={() => setStopping(undefined)}
          />
        )}
        {renewing && (
          <FormPanel<{ endTime?: string }>
            open
            asWindow
            name={`paperRenew.${renewing.id}`}
            title={t('paperActions.renewAsk', { name: paperName(renewing) })}
            initial={{}}
            save={({ endTime }) =>
              questionnaires.start({ id: renewing.id, endTime }, QUIET).catch((error: unknown) => {
                refused(renewing, error, () => setRenewing(undefined))
                throw error
              })
            }
            done={t('paperActions.started', { name: paperName(renewing) })}
            saveText={t('paperActions.start')}
            onClose={() => setRenewing(undefined)}
          >
            {({ Field }) => (
              <>
                <p>{effectOf(renewing)}</p>
                <EndTime Field={Field} />
              </>
            )}
          </FormPanel>
        )}
      </>
    ),
  }
}
