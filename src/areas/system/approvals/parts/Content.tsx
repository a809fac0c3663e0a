import { Empty, Flex } from 'antd'
import { type Approval, approval } from '@/entities/shared/approval'
import { approvalStatus } from '@/entities/shared/enums'
import { Changes } from '@/kit/show/Changes'
import { Facts } from '@/kit/show/Facts'
import { FilePreview } from '@/kit/form/FileBox'
import { DASH, plain } from '@/kit/show/format'
import { useT } from '@/locales'
import { Waited } from './fields'

/** What is applied for: who and when, the lines before and after with the changed ones marked, the reason and the files. */
export const Content = ({ row }: { row: Approval }) => {
  const t = useT()
  const lines = Array.isArray(row.formData) ? row.formData : []
  const files = row.attachments ?? []
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
          row.status === approvalStatus.running
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
