import { LockOutlined, PictureOutlined, VideoCameraOutlined, WarningOutlined } from '@ant-design/icons'
import { memo, useEffect, useRef } from 'react'
import { auditPriority, auditTask, type AuditTask, machineResult } from '@/entities/community/audit'
import { is } from '@/entities/field'
import { plain } from '@/kit/show/format'
import { Ago, StatusTag } from '@/kit/show/kinds'
import { useT } from '@/locales'
import { taskName } from '../../parts/useDecision'

const Line = memo(
  ({
    task,
    isOpen,
    note,
    lockedBy,
    onOpen,
  }: {
    task: AuditTask
    isOpen: boolean
    note: string | undefined
    lockedBy: string
    onOpen: (id: string) => void
  }) => {
    const t = useT()
    return (
      <li>
        <button
          type="button"
          className="desk-line"
          aria-current={isOpen || undefined}
          onClick={() => onOpen(task.auditId)}
        >
          <span className="desk-line-head">
            <StatusTag field={auditTask.bizType} value={task.bizType} />
            {is(task.priority, auditPriority.high, auditPriority.urgent) && (
              <StatusTag field={auditTask.priority} value={task.priority} />
            )}
            {is(task.machineResult, machineResult.violation, machineResult.suspect) && (
              <StatusTag field={auditTask.machineResult} value={task.machineResult} />
            )}
            {task.video ? <VideoCameraOutlined /> : task.images.length > 0 && <PictureOutlined />}
          </span>
          <bdi className="desk-line-words">{taskName(task)}</bdi>
          <span className="quiet desk-line-foot">
            <bdi>{plain(task.nickname)}</bdi>
            <Ago value={task.submitTime} />
          </span>
          {lockedBy && (
            <span className="quiet">
              <LockOutlined /> {t('review.lockedBy', { who: lockedBy })}
            </span>
          )}
          {note !== undefined && (
            <span className="desk-line-note">
              <WarningOutlined /> {note || t('reviewDesk.notTaken')}
            </span>
          )}
        </button>
      </li>
    )
  },
)

export const QueueList = ({
  tasks,
  current,
  notes,
  isOthers,
  onOpen,
}: {
  tasks: readonly AuditTask[]
  current: string
  notes: ReadonlyMap<string, string>
  isOthers: (lockBy: unknown) => boolean
  onOpen: (id: string) => void
}) => {
  const t = useT()
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [current])
  return (
    <nav className="desk-queue" aria-label={t('reviewDesk.queue')}>
      <ol ref={list}>
        {tasks.map((task) => (
          <Line
            key={task.auditId}
            task={task}
            isOpen={task.auditId === current}
            note={notes.get(task.auditId)}
            lockedBy={isOthers(task.lockBy) ? plain(task.lockBy) : ''}
            onOpen={onOpen}
          />
        ))}
      </ol>
    </nav>
  )
}
