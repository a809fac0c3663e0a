import './activities.css'
import { Button } from 'antd'
import { type ReactNode, useState } from 'react'
import * as activities from '@/api/community/socialActivities'
import { ApiError } from '@/api/error'
import { markReported, notify } from '@/api/notices'
import type { Problem } from '@/entities/community/activity'
import { DialogButtons, Dialog } from '@/kit/dialog/dialog'
import { Mark } from '@/kit/show/kinds'
import { useT } from '@/locales'

interface CheckProblemsProps {
  problems: readonly Problem[]
  /** Label of the button that continues despite warnings. Errors have no such button. */
  goOn: string
  onGoOn: () => void
  mend?: (field: string) => void
  onClose: () => void
}

const CheckProblems = ({ problems, goOn, onGoOn, mend, onClose }: CheckProblemsProps) => {
  const t = useT()
  const stops = problems.some(({ level }) => level === 'error')
  const [first] = problems
  return (
    <Dialog
      open
      title={t('activities.checkTitle')}
      onClose={onClose}
      footer={
        stops ? (
          mend ? (
            <DialogButtons ok={t('activities.mend')} onOk={() => mend(first?.field ?? '')} onClose={onClose} />
          ) : (
            <Button onClick={onClose}>{t('kit.close')}</Button>
          )
        ) : (
          <DialogButtons ok={goOn} onOk={onGoOn} onClose={onClose} />
        )
      }
    >
      <p>{t(stops ? 'activities.mustMend' : 'activities.mayGoOn')}</p>
      <ul className="check-problems">
        {problems.map(({ field, message, level }) => (
          <li key={`${field} ${message}`}>
            <Mark tone={level}>{t(`activities.${level}`)}</Mark> <bdi>{message || field}</bdi>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

interface Asked {
  problems: readonly Problem[]
  goOn: string
  mend?: (field: string) => void
  answer: (goesOn: boolean) => void
}
/** Values to check, keyed by the names of the form's fields. */
type Form = Readonly<Record<string, unknown>>

/**
 * Lets the server check an activity or a template before it is saved or published. The screen renders `window`.
 * `demand` is for saving a form and puts errors under their fields. `passes` is for a list: the window shows errors
 * with links to the form. Both confirm warnings and resolve to whether to continue.
 */
export const useCheck = (): {
  demand: (bizType: number, form: Form) => Promise<boolean>
  passes: (bizType: number, form: Form, goOn: string, mend: (field: string) => void) => Promise<boolean>
  window: ReactNode
} => {
  const t = useT()
  const [asked, setAsked] = useState<Asked>()
  const ask = (question: Omit<Asked, 'answer'>) =>
    new Promise<boolean>((resolve) => {
      const answer = (goesOn: boolean) => {
        setAsked(undefined)
        resolve(goesOn)
      }
      setAsked({ ...question, answer })
    })
  const demand = async (bizType: number, form: Form) => {
    const { problems } = await activities.check({ ...form, bizType })
    const errors = problems.filter(({ level }) => level === 'error')
    const [first] = errors
    if (first) {
      const fields = Object.fromEntries(errors.flatMap(({ field, message }) => (field ? [[field, message]] : [])))
      const error = new ApiError('refused', first.message, undefined, undefined, fields)
      const whole = errors.filter(({ field }) => !field)
      for (const { message } of whole) notify('error', message)
      if (whole.length) markReported(error, 'toast')
      throw error
    }
    return problems.length === 0 || ask({ problems, goOn: t('activities.saveAnyway') })
  }
  const passes = async (bizType: number, form: Form, goOn: string, mend: (field: string) => void) => {
    const { problems } = await activities.check({ ...form, bizType })
    return problems.length === 0 || ask({ problems, goOn, mend })
  }
  return {
    demand,
    passes,
    window: asked && (
      <CheckProblems
        problems={asked.problems}
        goOn={asked.goOn}
        onGoOn={() => asked.answer(true)}
        mend={
          asked.mend &&
          ((field) => {
            asked.mend?.(field)
            asked.answer(false)
          })
        }
        onClose={() => asked.answer(false)}
      />
    ),
  }
}
