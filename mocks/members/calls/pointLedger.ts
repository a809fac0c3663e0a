import * as points from '@/api/members/points'
import { pointSide } from '@/entities/members/pointEnums'
import type { PointDetail } from '@/entities/members/pointDetail'
import { demandHeadquartersPage } from '../../community/rules/headquarters'
import { on } from '../../core/dispatcher'
import { found, text } from '../../core/input'
import { listOf } from '../../core/list'
import { accountOf, appPointRow, countedNow, isInGroup, monthsOf, pointBook, pointDetailRow } from '../rules/pointBook'

const listed = listOf(points.getConsumerDetail)<PointDetail>({
  is: ['changeType'],
  between: ['createTime'],
  where: { changeGroup: isInGroup },
  sort: ['createTime', 'points'],
})
on(points.getConsumerDetail)((input, { user }) => {
  demandHeadquartersPage(user, '/setting/userpointsreport', '/user-management-shop/user-management')
  const account = found(accountOf(pointSide.app, text(input.userId)), '用户不存在')
  const lines = pointBook().lines.filter(({ side, userId }) => side === pointSide.app && userId === account.userId)
  const { userId: _userId, ...asked } = input
  return {
    ...listed.page(lines.map(pointDetailRow), asked),
    ...countedNow(),
    account: appPointRow(account),
    months: monthsOf(pointSide.app, account.userId),
  }
})
