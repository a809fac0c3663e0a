import { Button, Empty } from 'antd'
import type { PostPage } from '@/entities/community/dynamic'
import { operateLog, reportLine } from '@/entities/community/story'
import { useColumn } from '@/kit/list/SubTable'
import { SmallTable } from '@/kit/show/SmallTable'
import { useScreen } from '@/kit/page/screen'
import { useT } from '@/locales'
import { to } from '@/routes'
import { useMay } from '@/session/identity'

const REPORT = [
  reportLine.nickname,
  reportLine.reportReason,
  reportLine.content,
  reportLine.images,
  reportLine.createTime,
] as const
const LOG = [operateLog.action, operateLog.detail, operateLog.createBy, operateLog.createTime] as const

export const Reports = ({ of }: { of: PostPage }) => {
  const t = useT()
  const column = useColumn()
  const { go } = useScreen()
  const may = useMay()
  return (
    <>
      {of.reports.length > 0 && may('dynamics.takeOffReported') && (
        <Button
          className="post-handle"
          onClick={() => go(to('/dynamic-management/contentReview', { tab: 'reports', dynamicId: of.id }))}
        >
          {t('review.handleReports')}
        </Button>
      )}
      <SmallTable
        scroll={{ x: 720 }}
        dataSource={of.reports.map((one, key) => ({ ...one, key }))}
        columns={REPORT.map(column)}
        locale={{ emptyText: <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('posts.noReports')} /> }}
      />
    </>
  )
}

export const Log = ({ of }: { of: PostPage }) => {
  const t = useT()
  const column = useColumn()
  return (
    <SmallTable
      scroll={{ x: 640 }}
      dataSource={of.logs.map((one, key) => ({ ...one, key }))}
      columns={LOG.map(column)}
      locale={{ emptyText: <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('list.empty')} /> }}
    />
  )
}
