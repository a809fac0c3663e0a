import { Button, Space } from 'antd'
import * as shopOrders from '@/api/commerce/shopOrders'
import { findById } from '@/api/findById'
import * as coupons from '@/api/marketing/coupons'
import { getConsumerDetail } from '@/api/members/points'
import * as shopUsers from '@/api/members/shopUsers'
import { shopOrder } from '@/entities/commerce/shopOrder'
import { is } from '@/entities/field'
import { couponUser } from '@/entities/marketing/couponUser'
import { shopUser as user, type ShopUser, shopUserStatus } from '@/entities/marketing/shopUser'
import { appPoint } from '@/entities/members/appPoint'
import { pointDetail } from '@/entities/members/pointDetail'
import type { Action } from '@/kit/actions/actions'
import { Loaded, useLoad } from '@/kit/data/load'
import { usePermittedLinks } from '@/kit/page/permittedLinks'
import type { ScreenTab } from '@/kit/page/ScreenTabs'
import { RecordPanel } from '@/kit/record/RecordPanel'
import { Facts } from '@/kit/show/Facts'
import { FieldTable } from '@/kit/show/FieldTable'
import { plain } from '@/kit/show/format'
import { Avatar, Copyable } from '@/kit/show/kinds'
import { PermittedLink } from '@/kit/show/PermittedLink'
import { SignedPoints } from '@/kit/show/SignedPoints'
import { numberIn } from '@/lib/counts'
import { type TextKey, type Translate, useT } from '@/locales'
import { NO_FILTER, type Search } from '@/routes'
import { phoneTail } from '../../parts/links'
import { Vehicles } from '../../parts/Vehicles'
import { Balance } from './Balance'
import { RecommendTable } from './RecommendTable'

const POINTS = '/setting/userpointsreport'
const ORDERS = '/order-management-shop/order-management'
const ORDER = '/order-management-shop/order-management-detail'
const RECOMMENDS = '/user-management-shop/star-recommendation'
const SHOWN = 20

export const isClosed = ({ status }: Pick<ShopUser, 'status'>): boolean => is(status, shopUserStatus.closed)
export const nameOfUser = (row: ShopUser, t: Translate): string =>
  isClosed(row) ? t('shopUsers.closedUser') : plain(row.nickname) || row.userId

const pointsOf = ({ userId }: ShopUser): Search => ({ tab: 'app', userId })
const ordersOf = ({ phone }: ShopUser): Search => ({ phone: phoneTail(phone), createTime: NO_FILTER })

export const useUserLinks = (): ((row: ShopUser) => Action[]) => {
  const linkTo = usePermittedLinks()
  return (row) => {
    const points = linkTo(POINTS, pointsOf(row))
    const orders = (numberIn(row.orderCount) ?? 0) > 0 ? linkTo(ORDERS, ordersOf(row)) : undefined
    return [
      { label: 'shopUsers.toPoints', hide: !points, run: () => points?.() },
      { label: 'shopUsers.toOrders', hide: !orders, run: () => orders?.() },
    ]
  }
}

const ToAll = ({ label, path, query }: { label: TextKey; path: string; query: Search }) => {
  const t = useT()
  const go = usePermittedLinks()(path, query)
  return (
    go && (
      <Button type="link" onClick={go}>
        {t(label)}
      </Button>
    )
  )
}

const Profile = ({ row }: { row: ShopUser }) => (
  <Facts
    row={row}
    fields={[
      {
        title: 'shopUsers.person',
        facts: [
          [user.userId, <Copyable key="id" text={row.userId} full />],
          ...[user.userName, user.phone, user.gender, user.cityName, user.status],
        ],
      },
      {
        title: 'shopUsers.membership',
        facts: [
          ...[user.memberType, user.seriesName, user.memberLevel],
          [user.balance, <Balance key="balance" userId={row.userId} />],
          [user.soonExpire, <Balance key="soon" userId={row.userId} of="soonExpire" />],
          ...[user.orderCount, user.orderAmount],
        ],
      },
      { title: 'shopUsers.came', facts: [user.source, user.referrerName, user.createTime, user.lastLoginTime] },
    ]}
  />
)

const Points = ({ row }: { row: ShopUser }) => {
  const t = useT()
  const { createTime, changeType, points: change, balanceAfter, source, remark } = pointDetail
  const load = useLoad(
    getConsumerDetail.query(
      { userId: row.userId, sortField: createTime.key, sortOrder: 'desc', pageNo: 1, pageSize: SHOWN },
      { quiet: true },
    ),
  )
  return (
    <Loaded load={load}>
      {load.data?.account && (
        <Facts
          row={load.data.account}
          fields={[appPoint.balance, appPoint.totalEarn, appPoint.totalUse, appPoint.totalExpire, appPoint.soonExpire]}
        />
      )}
      <FieldTable
        rows={load.data?.records ?? []}
        empty={t('shopUsers.noPoints')}
        fields={[
          createTime,
          changeType,
          [change, (one) => <SignedPoints value={one.points} />],
          balanceAfter,
          source,
          remark,
        ]}
      />
      <ToAll label="shopUsers.allPoints" path={POINTS} query={pointsOf(row)} />
    </Loaded>
  )
}

const Orders = ({ row }: { row: ShopUser }) => {
  const t = useT()
  const { orderNo, status, goodsName, payAmount, createTime } = shopOrder
  const load = useLoad(
    shopOrders.list.query(
      { userId: row.userId, sortField: createTime.key, sortOrder: 'desc', pageNo: 1, pageSize: SHOWN },
      { quiet: true },
    ),
  )
  return (
    <Loaded load={load}>
      <FieldTable
        rows={load.data?.records ?? []}
        empty={t('shopUsers.noOrders')}
        fields={[
          [orderNo, (one) => <PermittedLink digits text={one.orderNo} path={ORDER} query={{ id: one.id }} />],
          status,
          [goodsName, (one) => <bdi>{one.items.map((item) => plain(item.goodsName)).join(t('kit.listComma'))}</bdi>],
          payAmount,
          createTime,
        ]}
      />
      <ToAll label="shopUsers.allOrders" path={ORDERS} query={ordersOf(row)} />
    </Loaded>
  )
}

const Coupons = ({ userId }: { userId: string }) => {
  const t = useT()
  const load = useLoad(findById(coupons.listUsers, { userId }))
  const { receiveCount, usedCount, expiredCount, discountAmount, receiveTime } = couponUser
  return (
    <Loaded load={load}>
      {load.data ? (
        <Facts row={load.data} fields={[receiveCount, usedCount, expiredCount, discountAmount, receiveTime]} />
      ) : (
        <p className="quiet">{t('shopUsers.noCoupons')}</p>
      )}
    </Loaded>
  )
}

export const UserPanel = () => {
  const t = useT()
  const linksOf = useUserLinks()
  const tabsOf = (row: ShopUser): ScreenTab[] => [
    { key: 'cars', label: t('shopUsers.cars'), children: <Vehicles userId={row.userId} /> },
    { key: 'points', label: t('shopUsers.points'), children: <Points row={row} /> },
    { key: 'orders', label: t('shopUsers.orders'), children: <Orders row={row} /> },
    { key: 'coupons', label: t('shopUsers.coupons'), children: <Coupons userId={row.userId} /> },
    {
      key: 'recommends',
      label: t('shopUsers.recommends'),
      children: (
        <>
          <RecommendTable recommenderId={row.userId} />
          <ToAll label="shopUsers.allRecommends" path={RECOMMENDS} query={{ recommenderId: row.userId }} />
        </>
      ),
    },
  ]
  return (
    <RecordPanel
      load={(id) => findById(shopUsers.list, { id }, { userId: id })}
      title={(row) => (
        <Space size={8}>
          <Avatar src={plain(row.headImgUrl)} name={nameOfUser(row, t)} />
          {nameOfUser(row, t)}
        </Space>
      )}
      status={user.status}
      actions={(row) => (isClosed(row) ? [] : linksOf(row))}
      tabs={(row) => [
        { key: 'profile', label: t('shopUsers.profile'), children: <Profile row={row} /> },
        ...(isClosed(row) ? [] : tabsOf(row)),
      ]}
    />
  )
}
