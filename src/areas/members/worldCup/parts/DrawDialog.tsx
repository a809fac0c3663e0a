import { CheckCircleFilled, CloseCircleFilled } from '@ant-design/icons'
import { Alert, Button, Input, Space, Steps } from 'antd'
import { type ReactNode, useRef, useState } from 'react'
import { ApiError, leavesOpen } from '@/api/error'
import type { DrawResult } from '@/api/members/worldCup'
import { reportUnexpected, useAction } from '@/kit/data/useAction'
import { Dialog } from '@/kit/dialog/dialog'
import { newRequestNo } from '@/kit/form/requestNo'
import { useScreen } from '@/kit/page/screen'
import { Figures } from '@/kit/show/Figures'
import { useFormats } from '@/kit/show/format'
import { useT } from '@/locales'

interface Check {
  label: string
  ok: boolean
  /** Why it is not. */
  fault?: string
}
interface DrawPlan {
  /** Which draw it is: its request number is kept under this name. */
  name: string
  title: string
  checks: readonly Check[]
  /** Who gets what. */
  figures: ReactNode
  /** What the draw does; undefined where the figures are not complete. */
  effect: string | undefined
  /** Typed to confirm, under this question. */
  typed: string
  typeLabel: string
  /** Its result, where it is drawn already. */
  drawn: DrawResult | undefined
  send: (requestNo: string) => Promise<DrawResult>
  /** Reads what was drawn; undefined where nothing was yet. */
  read: () => Promise<DrawResult | undefined>
  onClose: () => void
}

/** The request number of a draw: made when its dialog opens first, and the same for every later try in this tab. */
const useKeptRequestNo = (name: string): string => {
  const { kept } = useScreen()
  const [requestNo] = useState(() => {
    const known = kept.get(`draw ${name}`)
    return typeof known === 'string' ? known : newRequestNo()
  })
  kept.set(`draw ${name}`, requestNo)
  return requestNo
}

/**
 * `sending` and `reading`: nothing can be pressed. `unknown`: what was drawn could not be read. `again`: nothing was drawn, and the same request can be sent
 * once more. `refused`: nothing was drawn, and the server says why.
 */
type Phase = 'steps' | 'sending' | 'reading' | 'unknown' | 'again' | 'refused' | 'done'

/** Whether the server said no: only then nothing was drawn for certain. */
const isRefusal = (error: unknown) =>
  error instanceof ApiError && ['refused', 'http', 'input', 'identity'].includes(error.fault) && !leavesOpen(error)

/** Sends a draw once. After a lost reply or a refusal what was drawn is read before anything can be pressed. */
const useDraw = ({ name, drawn, send, read }: DrawPlan) => {
  const t = useT()
  const requestNo = useKeptRequestNo(name)
  const { refresh } = useAction()
  const [phase, setPhase] = useState<Phase>(drawn ? 'done' : 'steps')
  const [result, setResult] = useState(drawn)
  const [note, setNote] = useState(drawn ? t('worldCup.drawnAlready') : '')
  const locked = useRef(false)
  const finish = (found: DrawResult, words: string) => {
    setResult(found)
    setNote(words)
    setPhase('done')
    refresh()
  }
  const look = async (otherwise: Phase, words: string, whenDrawn: string) => {
    setPhase('reading')
    try {
      const found = await read()
      if (found) return finish(found, whenDrawn)
      setPhase(otherwise)
      setNote(words)
    } catch (error) {
      reportUnexpected(error)
      setPhase('unknown')
      setNote(t('worldCup.drawUnknown'))
    }
    return undefined
  }
  const run = async () => {
    if (locked.current) return
    locked.current = true
    setPhase('sending')
    setNote('')
    try {
      finish(await send(requestNo), '')
    } catch (error) {
      reportUnexpected(error)
      if (isRefusal(error))
        await look('refused', error instanceof Error ? error.message : '', t('worldCup.drawnAlready'))
      else await look('again', t('worldCup.drawNotBooked'), '')
    }
    locked.current = false
  }
  return { phase, result, note, run, readAgain: () => look('again', t('worldCup.drawNotBooked'), '') }
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

const Outcome = ({ result }: { result: DrawResult }) => {
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

/** A draw in three steps: what must hold, who gets what, and the number that is typed. It is made once. */
export const DrawDialog = (plan: DrawPlan) => {
  const { title, checks, figures, effect, typed, typeLabel, onClose } = plan
  const t = useT()
  const [step, setStep] = useState(0)
  const [text, setText] = useState('')
  const { phase, result, note, run, readAgain } = useDraw(plan)
  const { refresh } = useAction()
  const busy = phase === 'sending' || phase === 'reading'
  const ready = text.trim() === typed && effect !== undefined
  const steps = [<CheckList key="checks" checks={checks} />, figures, null]
  const next = (
    <Button
      type="primary"
      disabled={step === 0 ? checks.some(({ ok }) => !ok) : effect === undefined}
      onClick={() => setStep(step + 1)}
    >
      {t('kit.stepNext')}
    </Button>
  )
  const draw = (
    <Button type="primary" danger loading={busy} disabled={!ready || phase !== 'steps'} onClick={() => void run()}>
      {t('worldCup.drawNow')}
    </Button>
  )
  const footer: Record<Phase, ReactNode> = {
    steps: step < 2 ? next : draw,
    sending: draw,
    reading: draw,
    refused: null,
    unknown: (
      <Button type="primary" onClick={() => void readAgain()}>
        {t('worldCup.readAgain')}
      </Button>
    ),
    again: (
      <Button type="primary" danger onClick={() => void run()}>
        {t('worldCup.sendAgain')}
      </Button>
    ),
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
          {phase === 'steps' && step === 0 && checks.some(({ ok }) => !ok) && (
            <Button onClick={refresh}>{t('worldCup.checkAgain')}</Button>
          )}
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
                  if (ready && phase === 'steps' && !event.nativeEvent.isComposing) void run()
                }}
              />
            </label>
          )}
        </>
      )}
    </Dialog>
  )
}
