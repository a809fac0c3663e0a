import * as socialPoints from '@/api/members/socialPoints'
import { demandHeadquartersPage } from '../../community/rules/headquarters'
import { on } from '../../core/dispatcher'
import { found } from '../../core/input'
import { APP_POOL } from '../data/pointBook'
import { pointPoolRow, poolById } from '../rules/pointBook'

on(socialPoints.getPool)((_input, { user }) => {
  demandHeadquartersPage(user, '/setting/integralPool', '/worldCupManagement/drawPrize')
  return pointPoolRow(found(poolById(APP_POOL), '积分池不存在'))
})
