import { Button, Empty, Flex } from 'antd'
import * as activities from '@/api/community/socialActivities'
import { enrollRecord } from '@/entities/community/enrollRecord'
import { Failed, useLoad } from '@/kit/data/load'
import { usePermittedLinks } from '@/kit/page/permittedLinks'
import { useColumn } from '@/kit/list/SubTable'
import { SmallTable } from '@/kit/show/SmallTable'
import { useT } from '@/locales'
import { RECORDS } from '../paths'

const SIZE = 10
const FIELDS = [
  enrollRecord.recordId,
  enrollRecord.nickname,
  enrollRecord.customerName,
  enrollRecord.peopleCount,
  enrollRecord.enrollTime,
  enrollRecord.status,
] as const

/** The ten newest enrolments of an activity, and the way to all of them. */
export const NewestRecords = ({ activityId }: { activityId: string }) => {
  const t = useT()
  const column = useColumn()
  const all = usePermittedLinks()(RECORDS, { activityId })
  const { data, error, loading, retry } = useLoad(
    activities.listEnrollRecords.query(
      { activityId, sortField: enrollRecord.enrollTime.key, sortOrder: 'desc', pageNo: 1, pageSize: SIZE },
      { quiet: true },
    ),
  )
  return (
    <section aria-label={t('enrolments.newest')}>
      <Flex justify="space-between" align="center">
        <h3 className="card-title">{t('enrolments.newest')}</h3>
        {all && (
          <Button type="link" onClick={all}>
            {t('enrolments.all')}
          </Button>
        )}
      </Flex>
      {error && !data ? (
        <Failed compact error={error} retry={retry} />
      ) : (
        <SmallTable
          loading={loading && !data}
          scroll={{ x: 720 }}
          dataSource={(data?.records ?? []).slice(0, SIZE).map((row, key) => ({ ...row, key }))}
          columns={FIELDS.map(column)}
          locale={{ emptyText: <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('list.empty')} /> }}
        />
      )}
    </section>
  )
}
