import type { StepInput } from '@/api/members/pointTasks'
import type { PointTask } from '@/entities/members/pointTask'
import { plain, useFormats } from '@/kit/show/format'
import { PhoneFrame } from '@/kit/show/PhoneFrame'
import { PictureFrame } from '@/kit/show/Picture'
import { useT } from '@/locales'
import { mostPerDay } from './taskRules'

type Shown = Partial<Pick<PointTask, 'taskName' | 'icon' | 'ruleText' | 'dayLimit'>>

export const StaffTaskPhone = ({ of: task, steps }: { of: Shown; steps: readonly (StepInput | undefined)[] }) => {
  const t = useT()
  const { number } = useFormats()
  const most = mostPerDay(steps, task.dayLimit)
  return (
    <PhoneFrame title={t('pointTasks.phoneTitle')} height={460}>
      <div className="task-card">
        {plain(task.icon) && <PictureFrame src={plain(task.icon)} width={44} height={44} />}
        <div>
          <b>
            <bdi>{plain(task.taskName) || t('pointTasks.noName')}</bdi>
          </b>
          <p>{plain(task.ruleText)}</p>
          <ol>
            {steps.map((step, at) => (
              // Steps have no key before they are saved.
              // oxlint-disable-next-line react/no-array-index-key
              <li key={at}>
                <bdi>{plain(step?.stepName) || '…'}</bdi> <span className="digits">+{number(step?.points)}</span>
              </li>
            ))}
          </ol>
          {most !== null && (
            <b className="digits">
              {most === Infinity ? t('pointTasks.noDayMost') : t('pointTasks.dayMost', { points: number(most) })}
            </b>
          )}
        </div>
      </div>
    </PhoneFrame>
  )
}
