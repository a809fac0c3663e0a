import { Empty } from 'antd'
import type * as dynamics from '@/api/community/dynamics'
import { auditAuthor, auditTask, type AuditTask } from '@/entities/community/audit'
import { Loaded } from '@/kit/data/load'
import { Facts } from '@/kit/show/Facts'
import { StatusTag, Value } from '@/kit/show/kinds'
import { useT } from '@/locales'
import { Clamped } from '../../parts/Clamped'
import { Risk } from './Risk'

export const Verdict = ({
  task,
  detail,
}: {
  task: AuditTask
  detail: { data?: dynamics.AuditDetail; error?: Error; first?: boolean; retry: () => void }
}) => {
  const t = useT()
  const { data } = detail
  return (
    <aside className="desk-verdict" aria-label={t('reviewDesk.verdicts')}>
      <h3 className="section-title">{t('reviewDesk.machine')}</h3>
      <Facts
        row={task}
        fields={[
          auditTask.machineResult,
          [auditTask.machineScore, <Risk key="risk" score={task.machineScore} />],
          auditTask.machineLabel,
          auditTask.hitWords,
          auditTask.priority,
          auditTask.auditId,
        ]}
      />
      <Loaded load={detail}>
        <h3 className="section-title">{t('reviewDesk.author')}</h3>
        {data?.author ? (
          <Facts row={data.author} fields={Object.values(auditAuthor)} />
        ) : (
          <p className="quiet">{t('reviewDesk.noAuthor')}</p>
        )}
        <h3 className="section-title">{t('reviewDesk.earlier')}</h3>
        {data?.earlier.length ? (
          <ul className="desk-earlier">
            {data.earlier.map((one, at) => (
              <li key={at}>
                <StatusTag field={auditTask.status} value={one.status} />
                <Clamped text={one.content} />
                <span className="quiet">
                  <Value field={auditTask.auditBy} value={one.auditBy} />{' '}
                  <Value field={auditTask.auditTime} value={one.auditTime} />
                </span>
              </li>
            ))}
          </ul>
        ) : (
          <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('reviewDesk.noEarlier')} />
        )}
      </Loaded>
    </aside>
  )
}
