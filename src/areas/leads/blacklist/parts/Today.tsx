import { Button, Empty } from 'antd'
import * as cluePhoneBlack from '@/api/leads/cluePhoneBlack'
import { dealerPhoneBlack } from '@/entities/leads/dealerPhoneBlack'
import { phoneBlack } from '@/entities/leads/phoneBlack'
import { Value } from '@/kit/show/kinds'
import { useDays } from '@/kit/list/filters'
import { Failed, useLoad } from '@/kit/data/load'
import { usePermittedLinks } from '@/kit/page/permittedLinks'
import { Card } from '@/kit/show/Card'
import { SmallTable } from '@/kit/show/SmallTable'
import { useT } from '@/locales'
import { useIdentity } from '@/session/identity'
import type { Viewer } from '@/business/viewer'

const QUIET = { quiet: true }
const nowrap = () => ({ style: { whiteSpace: 'nowrap' } as const })
const { phone, reason, status, remark, createBy, createTime } = phoneBlack
const FIELDS = [phone, reason, phoneBlack.source, status, remark, createBy, createTime]

export const Today = ({ viewer }: { viewer: Viewer }) => {
  const t = useT()
  const me = useIdentity(({ user }) => user?.nickname ?? '')
  const [today = ''] = useDays('today') ?? []
  const input = {
    createBy: me,
    createTimeStart: `${today} 00:00:00`,
    sortField: createTime.key,
    sortOrder: 'desc' as const,
    pageNo: 1,
    pageSize: 10,
  }
  const all = useLoad(cluePhoneBlack.list.query(input, QUIET), { enabled: viewer.hq })
  const own = useLoad(cluePhoneBlack.listByDealerCode.query({ ...input, dealerCode: viewer.dealerCode }, QUIET), {
    enabled: !viewer.hq,
  })
  const { data, error, loading, retry } = viewer.hq ? all : own
  const toList = usePermittedLinks()(viewer.hq ? '/clue-management/phoneBlacklist' : '/clue-management/dealerBlack')
  const fields = viewer.hq ? FIELDS : [dealerPhoneBlack.phone, dealerPhoneBlack.reason, ...FIELDS.slice(3)]
  return (
    <Card
      title={t('blacklist.today')}
      extra={
        toList && (
          <Button type="link" onClick={toList}>
            {t('blacklist.toList')}
          </Button>
        )
      }
    >
      {error ? (
        <Failed compact error={error} retry={retry} />
      ) : (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable area must be focusable
        <div className="scroll-x" tabIndex={0} role="region" aria-label={t('blacklist.today')}>
          <SmallTable
            loading={loading}
            dataSource={data?.records.map((row, at) => ({ ...row, key: at })) ?? []}
            locale={{ emptyText: <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('list.empty')} /> }}
            columns={fields.map((field) => ({
              key: field.key,
              title: t(field.label),
              onHeaderCell: nowrap,
              onCell: nowrap,
              render: (_: unknown, row: object) => (
                <Value field={field} value={Object.entries(row).find(([key]) => key === field.key)?.[1]} />
              ),
            }))}
          />
        </div>
      )}
    </Card>
  )
}
