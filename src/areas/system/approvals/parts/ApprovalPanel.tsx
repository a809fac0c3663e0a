import { LeftOutlined, RightOutlined } from '@ant-design/icons'
import { Button, Flex, Result, Skeleton, Space, Tag } from 'antd'
import type { KeyboardEvent } from 'react'
import * as approvals from '@/api/system/approvals'
import { findById } from '@/api/findById'
import { ApprovalSteps } from '@/business/ApprovalSteps'
import { approval } from '@/entities/shared/approval'
import { approvalSource, approvalStatus } from '@/entities/shared/enums'
import { Panel } from '@/kit/dialog/dialog'
import { StatusTag } from '@/kit/show/kinds'
import { Failed, useLoad } from '@/kit/data/load'
import { useT } from '@/locales'
import { Content } from './Content'
import { Decision } from './Decision'

interface ApprovalPanelProps {
  id: string
  /** Whether it was opened out of what waits for the user. */
  todo: boolean
  /** The ids of the page of the list, in its order. */
  order: readonly string[]
  opinion: string
  setOpinion: (text: string) => void
  onMove: (id: string | undefined) => void
  onClose: () => void
}

const isTyping = ({ target }: KeyboardEvent) =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement

/**
 * One approval with what it is about and its steps. What waits for the user is decided here, and then the next one opens; J and K move through the
 * list. What somebody else decided meanwhile is only shown.
 */
export const ApprovalPanel = ({ id, todo, order, opinion, setOpinion, onMove, onClose }: ApprovalPanelProps) => {
  const t = useT()
  const one = useLoad(findById(approvals.listBusiness, { keyword: id }, { id }))
  const waiting = useLoad(findById(approvals.listBusiness, { keyword: id, scope: 'todo' }, { id }), { enabled: todo })
  const row = one.data?.id === id ? one.data : undefined
  const decides = todo && row?.status === approvalStatus.running && waiting.data?.id === id
  const at = order.indexOf(id)
  const before = at > 0 ? order[at - 1] : undefined
  const after = at >= 0 ? order[at + 1] : undefined
  const onKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event)) return
    const to = { j: after, k: before }[event.key.toLowerCase()]
    if (to) onMove(to)
  }
  return (
    // The panel has the focus and its keys bubble up to here; this element itself is no control.
    <div role="presentation" onKeyDown={onKey}>
      <Panel
        open
        width={1040}
        title={
          <Flex wrap gap={8} align="center">
            <bdi>{row?.title ?? id}</bdi>
            {row && (
              <span>
                <StatusTag field={approval.bizType} value={row.bizType} />
                <StatusTag field={approval.status} value={row.status} />
                {row.nodeName && <Tag>{row.nodeName}</Tag>}
              </span>
            )}
          </Flex>
        }
        extra={
          order.length > 1 && (
            <Space size={2}>
              <Button
                type="text"
                icon={<LeftOutlined />}
                disabled={!before}
                aria-label={t('approvals.previous')}
                title={`${t('approvals.previous')} (K)`}
                onClick={() => onMove(before)}
              />
              <Button
                type="text"
                icon={<RightOutlined />}
                disabled={!after}
                aria-label={t('approvals.next')}
                title={`${t('approvals.next')} (J)`}
                onClick={() => onMove(after)}
              />
            </Space>
          )
        }
        onClose={onClose}
        footer={
          decides && (
            <Decision
              key={id}
              row={row}
              opinion={opinion}
              setOpinion={setOpinion}
              onDecided={() => onMove(after ?? before)}
            />
          )
        }
      >
        {row ? (
          <div className="approval-sides">
            <div>
              <Content row={row} />
            </div>
            <section aria-label={t('steps.title')}>
              <h3 className="section-title">{t('steps.title')}</h3>
              {row.source === approvalSource.order ? (
                <ApprovalSteps bizId={row.bizId} />
              ) : (
                <ApprovalSteps approvalId={id} />
              )}
            </section>
          </div>
        ) : one.error ? (
          <Failed error={one.error} retry={one.retry} />
        ) : one.data && !one.loading ? (
          <Result status="404" title={t('approvals.notFound')} />
        ) : (
          <Skeleton active paragraph={{ rows: 8 }} />
        )}
      </Panel>
    </div>
  )
}
