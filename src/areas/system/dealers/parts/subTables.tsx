import { Button, Empty, Skeleton } from 'antd'
import * as dealers from '@/api/system/dealers'
import * as users from '@/api/system/users'
import { formatPeriod } from '@/lib/time'
import { reserveStation } from '@/entities/shared/reserveStation'
import { secondDealer } from '@/entities/shared/secondDealer'
import { staff } from '@/entities/shared/staff'
import { user } from '@/entities/shared/user'
import { Facts } from '@/kit/show/Facts'
import { CellLink, Tags } from '@/kit/show/kinds'
import { SubTable, useColumn } from '@/kit/list/SubTable'
import { Failed, useLoad } from '@/kit/data/load'
import { usePermittedLinks } from '@/kit/page/permittedLinks'
import { useT } from '@/locales'

const MAX = 100

export const Consultants = ({ code }: { code: string }) => {
  const column = useColumn()
  const load = useLoad(dealers.selectSaleUsers.query({ dealerCode: code }, { quiet: true }))
  return (
    <SubTable
      load={load}
      rowKey="id"
      columns={[staff.staffName, staff.phone, staff.post, staff.acceptClue].map(column)}
    />
  )
}

export const Accounts = ({ code }: { code: string }) => {
  const column = useColumn()
  const t = useT()
  const linkTo = usePermittedLinks()
  const load = useLoad(users.selectByDealer.query({ dealerCode: code }, { quiet: true }))
  return (
    <SubTable
      load={load}
      rowKey="id"
      columns={[
        {
          key: 'nickname',
          title: t(user.nickname.label),
          render: (_, row) => {
            const link = linkTo('/system-management/userManagement', { mode: 'detail', record: row.id })
            return link ? (
              <CellLink onClick={link}>
                <bdi>{row.nickname}</bdi>
              </CellLink>
            ) : (
              <bdi>{row.nickname}</bdi>
            )
          },
        },
        column(user.username),
        {
          key: 'roles',
          title: t(user.roles.label),
          render: (_, row) => <Tags texts={(row.roles ?? []).map(({ roleName }) => roleName)} />,
        },
        column(user.status),
      ]}
    />
  )
}

export const Outlets = ({ code }: { code: string }) => {
  const column = useColumn()
  const t = useT()
  const load = useLoad(dealers.listSecond.query({ parentDealerCode: code, pageNo: 1, pageSize: MAX }, { quiet: true }))
  return (
    <SubTable
      load={{ ...load, data: load.data?.records }}
      rowKey="id"
      columns={[
        column(secondDealer.dealerCode),
        column(secondDealer.dealerName),
        { key: 'city', title: t('leavingDealer.cityName'), render: (_, row) => <bdi>{row.cityName}</bdi> },
        column(secondDealer.status),
      ]}
    />
  )
}

export const Station = ({ code }: { code: string }) => {
  const t = useT()
  const linkTo = usePermittedLinks()
  const { data, error, first, retry } = useLoad(
    dealers.getReserveStation.query({ dealerCode: code }, { quiet: true }),
    { keep: false },
  )
  if (error) return <Failed error={error} retry={retry} />
  if (first) return <Skeleton active paragraph={{ rows: 4 }} />
  const link = linkTo('/maintenance/maintenance')
  if (!data)
    return (
      <Empty description={t('dealers.noStation')}>
        {link && <Button onClick={link}>{t('dealers.toMaintenance')}</Button>}
      </Empty>
    )
  const hours = formatPeriod(data.openTime, data.closeTime)
  const { stationName, workDays, bayCount, maxReserve, servicePhone, location } = reserveStation
  return (
    <Facts
      row={data}
      fields={[
        stationName,
        workDays,
        [
          reserveStation.openTime,
          hours ? (
            <span key="hours" className="digits">
              {hours}
            </span>
          ) : undefined,
        ],
        ...[bayCount, maxReserve, servicePhone, location],
      ]}
    />
  )
}
