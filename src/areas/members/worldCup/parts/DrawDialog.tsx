import { CheckCircleFilled, CloseCircleFilled } from '@ant-design/icons'
import { Alert, Button, type ButtonProps, Input, Space, Steps } from 'antd'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { ApiError, leavesOpen } from '@/api/error'
import type { DrawResult } from '@/api/members/worldCup'
import { reportUnexpected, useAction } from '@/kit/data/useAction'
import { Dialog } from '@/kit/dialog/dialog'
import { startFocus } from '@/kit/dialog/focus'
import { newRequestNo } from '@/kit/form/requestNo'
import { useScreen } from '@/kit/page/screen'
import { Figures } from '@/kit/show/Figures'
import { plain, useFormats } from '@/kit/show/format'
import { normaliseInput } from '@/lib/normaliseInput'
import { type TextKey, useT } from '@/locales'

interface Check {
  label: string
  ok: boolean
  /** Reason why the check failed. */
  fault?: string
}
interface DrawPlan {
  /** Identifies the draw; its request number is stored under this name. */
  name: string
  title: string
  checks: readonly Check[]
  figures: ReactNode
  /** Effect of the draw; undefined if the figures are incomplete. */
  effect: string | undefined
  /** Text that must be typed to confirm. */
  typed: string
  typeLabel: string
  /** Result, if it has already been drawn. */
  drawn: DrawResult | undefined
  send: (requestNo: string) => Promise<DrawResult>
  /** Loads the result; undefined if there is none yet. */
  read: () => Promise<DrawResult | undefined>
  onClose: () => void
}

/**
 * `busy`: a draw is being sent or loaded, and all buttons are disabled. `unknown`: the result could not be loaded.
 * `again`: nothing was drawn, and the same request can be retried. `refused`: nothing was drawn, and the server gave
 * the reason.
 */
interface DrawState {
  phase: 'steps' | 'busy' | 'unknown' | 'again' | 'refused' | 'done'
  note?: string
  result?: DrawResult
}

/** True if the server rejected the draw; only then it is certain that nothing was drawn. */
const isRefusal = (error: unknown) =>
  error instanceof ApiError && ['refused', 'http', 'input', 'identity'].includes(error.fault) && !leavesOpen(error)

/** Sends a draw once. After a lost response or a rejection, the result is loaded before anything can be pressed. */
const useDraw = ({ name, drawn, send, read }: DrawPlan) => {
  const t = useT()
  const { kept } = useScreen()
  const { refresh } = useAction()
  const key = `draw ${name}`
  /** Created when the dialog first opens; every retry in this tab uses the same number. */
  const [requestNo] = useState(() => plain(kept.get(key)) || newRequestNo())
  kept.set(key, requestNo)
  const drawnAlready = t('worldCup.drawnAlready')
  const notBooked = { phase: 'again', note: t('worldCup.drawNotBooked') } as const
  const [state, setState] = useState<DrawState>(
    drawn ? { phase: 'done', note: drawnAlready, result: drawn } : { phase: 'steps' },
  )
  const locked = useRef(false)
  const finish = (result: DrawResult, note?: string) => {
    setState({ phase: 'done', note, result })
    refresh()
  }
  const look = async (whenNothing: DrawState, whenDrawn?: string) => {
    setState({ phase: 'busy' })
    try {
      const found = await read()
      if (found) finish(found, whenDrawn)
      else setState(whenNothing)
    } catch (error) {
      reportUnexpected(error)
      setState({ phase: 'unknown', note: t('worldCup.drawUnknown') })
    }
  }
  const run = async () => {
    if (locked.current) return
    locked.current = true
    setState({ phase: 'busy' })
    try {
      finish(await send(requestNo))
    } catch (error) {
      reportUnexpected(error)
      if (isRefusal(error) && error instanceof Error)
        await look({ phase: 'refused', note: error.message }, drawnAlready)
      else await look(notBooked)
    }
    locked.current = false
  }
  return { ...state, run, readAgain: () => look(notBooked) }
}

const CheckList = ({ checks }: { checks: readonly Check[] }) => (
  <ul className="cup-checks">
    {checks.map(({ label, ok, fault }) => (
      <li key={label} data-ok={ok}>
        {ok ? <CheckCircleFilled aria-hidden /> : <CloseCircleFilled aria-hidden />}
        <span>
          {label}
          {!ok && fault && <b role="alert"> {fault}</b>}
        </span>
      </li>
    ))}
  </ul>
)

export const Outcome = ({ result }: { result: DrawResult }) => {
  const t = useT()
  const { count } = useFormats()
  return (
    <Figures
      label={t('worldCup.outcome')}
      figures={[
        { label: t('worldCup.winnerCount'), value: count(result.winnerCount) },
        { label: t('worldCup.issuedPoints'), value: count(result.issuedPoints) },
        { label: t('worldCup.rollover'), value: count(result.rollover) },
      ]}
    />
  )
}

/** Draw in three steps: conditions, distribution, and confirmation by typing a number. It can be made only once. */
export const DrawDialog = (plan: DrawPlan) => {
  const { title, checks, figures, effect, typed, typeLabel, onClose } = plan
  const t = useT()
  const [step, setStep] = useState(0)
  const [text, setText] = useState('')
  const { phase, result, note, run, readAgain } = useDraw(plan)
  const { refresh } = useAction()
  const busy = phase === 'busy'
  const isReady = normaliseInput(text) === typed && effect !== undefined
  const failed = checks.some(({ ok }) => !ok)
  const place = useRef<HTMLDivElement>(null)
  // The focused control of the step before may be gone or disabled.
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const dialog = place.current?.closest<HTMLElement>('[role=dialog]')
      if (dialog) startFocus(dialog)
    })
    return () => cancelAnimationFrame(frame)
  }, [phase, step, failed])
  const steps = [<CheckList key="checks" checks={checks} />, figures, null]
  const main = (label: TextKey, onClick: () => unknown, more?: ButtonProps) => (
    <Button type="primary" onClick={() => void onClick()} {...more}>
      {t(label)}
    </Button>
  )
  const draw = main('worldCup.drawNow', run, { danger: true, loading: busy, disabled: !isReady || busy })
  const next = main('kit.stepNext', () => setStep(step + 1), {
    disabled: step === 0 ? failed : effect === undefined,
  })
  const footer = {
    steps: step < 2 ? next : draw,
    busy: draw,
    unknown: main('worldCup.readAgain', readAgain),
    again: main('worldCup.sendAgain', run, { danger: true }),
    refused: null,
    done: null,
  }
  return (
    <Dialog
      open
      width={640}
      title={title}
      onClose={busy ? () => undefined : onClose}
      footer={
        <Space>
          {phase === 'steps' && step === 0 && failed && <Button onClick={refresh}>{t('worldCup.checkAgain')}</Button>}
          {phase === 'steps' && step > 0 ? (
            <Button onClick={() => setStep(step - 1)}>{t('kit.stepBack')}</Button>
          ) : (
            <Button disabled={busy} onClick={onClose}>
              {t(phase === 'done' ? 'kit.close' : 'kit.cancel')}
            </Button>
          )}
          {footer[phase]}
        </Space>
      }
    >
      <div ref={place} hidden />
      {note && (
        <Alert
          type={phase === 'done' ? 'info' : 'warning'}
          showIcon
          role="alert"
          title={note}
          className="space-below"
        />
      )}
      {phase === 'done' && result ? (
        <Outcome result={result} />
      ) : (
        <>
          <Steps
            size="small"
            current={step}
            className="space-below-md"
            items={[
              { title: t('worldCup.stepCheck') },
              { title: t('worldCup.stepFigures') },
              { title: t('worldCup.stepConfirm') },
            ]}
          />
          {busy ? <div className="cup-drum" role="status" aria-label={t('worldCup.drawing')} /> : steps[step]}
          {step > 0 && effect !== undefined && !busy && <Alert type="warning" showIcon title={effect} />}
          {step === 2 && !busy && (
            <label>
              <span>{typeLabel}</span>
              <Input
                autoFocus
                className="space-above-sm"
                autoComplete="off"
                value={text}
                disabled={phase !== 'steps'}
                onChange={(event) => setText(event.target.value)}
                onPressEnter={(event) => {
                  if (isReady && phase === 'steps' && !event.nativeEvent.isComposing) void run()
                }}
              />
            </label>
          )}
        </>
      )}
    </Dialog>
  )
}
