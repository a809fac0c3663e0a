import './activities.css'
import { Button } from 'antd'
import type { Problem } from '@/entities/community/activity'
import { Answers, Dialog } from '@/kit/dialog/dialog'
import { Mark } from '@/kit/show/kinds'
import { useT } from '@/locales'

interface CheckProblemsProps {
  problems: readonly Problem[]
  /** What goes on in spite of warnings says; errors stop. */
  goOn: string
  onGoOn: () => void
  /** Leads to the field that a problem is about. */
  mend?: (field: string) => void
  onClose: () => void
}

/** What the server found in an activity: errors to be mended first, warnings that may be passed. */
export const CheckProblems = ({ problems, goOn, onGoOn, mend, onClose }: CheckProblemsProps) => {
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
            <Answers ok={t('activities.mend')} onOk={() => mend(first?.field ?? '')} onClose={onClose} />
          ) : (
            <Button onClick={onClose}>{t('kit.close')}</Button>
          )
        ) : (
          <Answers ok={goOn} onOk={onGoOn} onClose={onClose} />
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
