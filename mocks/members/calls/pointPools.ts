import * as points from '@/api/members/points'
import type { PointPool } from '@/entities/members/pointPool'
import { on } from '../../core/dispatcher'
import { listOf } from '../../core/list'
import { demandOnePage, seesRecord } from '../../system/rules/access'
import { APP_POOL } from '../data/pointBook'
import { pointBook, pointPoolRow } from '../rules/pointBook'

const listed = listOf(points.listPools)<PointPool>({
  is: ['poolType', 'status', 'areaName', 'dealerCode'],
  like: ['poolName'],
  within: ['balance'],
  sort: ['balance', 'totalIn', 'totalOut', 'monthOut', 'enoughDays'],
  keepsOrder: true,
})
on(points.listPools)((input, { user }) => {
  demandOnePage(user, ['/setting/userpointsreport', '/setting/integralPool'])
  const sees = seesRecord(user)
  const rows = pointBook().pools.filter(({ poolId }) => poolId !== APP_POOL)
  return listed.page(rows.map(pointPoolRow).filter(sees), input)
})
