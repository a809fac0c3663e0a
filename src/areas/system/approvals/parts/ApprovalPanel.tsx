import { LeftOutlined, RightOutlined } from '@ant-design/icons'
import { Button, Empty, Flex, Result, Skeleton, Space, Tag } from 'antd'
import type { KeyboardEvent } from 'react'
import { findById } from '@/api/findById'
import * as approvals from '@/api/system/approvals'
import { ApprovalSteps } from '@/business/ApprovalSteps'
import { is } from '@/entities/field'
import { approval, type Approval } from '@/entities/shared/approval'
import { approvalSource, approvalStatus } from '@/entities/shared/enums'
import { Failed, useLoad } from '@/kit/data/load'
import { Panel } from '@/kit/dialog/dialog'
import { FilePreview } from '@/kit/form/FileBox'
import { Changes } from '@/kit/show/Changes'
import { Facts } from '@/kit/show/Facts'
import { DASH, plain } from '@/kit/show/format'
import { StatusTag } from '@/kit/show/kinds'
import { useT } from '@/locales'
import { Decision } from './Decision'
import { Waited } from './approvalColumns'

const Content = ({ row }: { row: Approval }) => {
  const t = useT()
  const lines = row.formData
  const files = row.attachments
  return (
    <>
      <Facts
        row={row}
        fields={[
          approval.id,
          approval.bizId,
          approval.applyBy,
          approval.dealerName,
          approval.applyTime,
          is(row.status, approvalStatus.running)
            ? [approval.waitHours, <Waited key="waited" row={row} />]
            : approval.finishTime,
        ]}
      />
      <h3 className="section-title approval-section">{t('approval.formData')}</h3>
      {lines.length > 0 ? (
        <Changes
          label={t('approval.formData')}
          lines={lines.map(({ label, before, after }) => ({
            name: plain(label),
            before: plain(before) || DASH,
            after: plain(after) || DASH,
            changed: plain(before) !== plain(after),
          }))}
        />
      ) : (
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('list.empty')} />
      )}
      <h3 className="section-title approval-section">{t('approval.reason')}</h3>
      <p className="approval-reason">{row.reason || DASH}</p>
      {files.length > 0 && (
        <>
          <h3 className="section-title approval-section">{t('approval.attachments')}</h3>
          <Flex wrap gap={10}>
            {files.map((url, at) => (
              <FilePreview key={url} url={url} alt={`${t('approval.attachments')} ${at + 1}`} />
            ))}
          </Flex>
        </>
      )}
    </>
  )
}

interface ApprovalPanelProps {
  id: string
  /** True if it was opened from the list of pending approvals. */
  todo: boolean
  /** Ids of the current page of the list, in order. */
  order: readonly string[]
  opinion: string
  setOpinion: (text: string) => void
  onMove: (id: string | undefined) => void
  onClose: () => void
}

const isTyping = ({ target }: KeyboardEvent) =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement

/**
 * Approval with content and steps. A pending one is decided here, and then the next one opens; J and K move through
 * the list. If another user decided first, it is read-only.
 */
export const ApprovalPanel = ({ id, todo, order, opinion, setOpinion, onMove, onClose }: ApprovalPanelProps) => {
  const t = useT()
  const one = useLoad(findById(approvals.listBusiness, { keyword: id }, { id }))
  const waiting = useLoad(findById(approvals.listBusiness, { keyword: id, scope: 'todo' }, { id }), { enabled: todo })
  const row = one.data?.id === id ? one.data : undefined
  const isPending = todo && row !== undefined && is(row.status, approvalStatus.running)
  const at = order.indexOf(id)
  const before = at > 0 ? order[at - 1] : undefined
  const after = at >= 0 ? order[at + 1] : undefined
  const onKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event)) return
    const to = { j: after, k: before }[event.key.toLowerCase()]
    if (to) onMove(to)
  }
  return (
    // The panel has the focus and its key events bubble up to this element, which is no control.
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
          isPending &&
          (waiting.data?.id === id ? (
            <Decision
              key={id}
              row={row}
              opinion={opinion}
              setOpinion={setOpinion}
              onDecided={() => onMove(after ?? before)}
            />
          ) : (
            waiting.error && <Failed compact error={waiting.error} retry={waiting.retry} />
          ))
        }
      >
        {row ? (
          <div className="approval-sides">
            <div>
              <Content row={row} />
            </div>
            <section aria-label={t('steps.title')}>
              <h3 className="section-title">{t('steps.title')}</h3>
              {is(row.source, approvalSource.order) ? (
                <ApprovalSteps bizId={row.bizId} />
              ) : (
                <ApprovalSteps approvalId={id} />
              )}
            </section>
          </div>
        ) : one.error ? (
          <Failed error={one.error} retry={one.retry} />
        ) : one.at > 0 && !one.loading ? (
          <Result status="404" title={t('approvals.notFound')} />
        ) : (
          <Skeleton active paragraph={{ rows: 8 }} />
        )}
      </Panel>
    </div>
  )
}
