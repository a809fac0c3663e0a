import { type AppPointTask, appTaskType } from '@/entities/members/appPointTask'
import { enableStatus } from '@/entities/shared/enums'
import { colors, type Context, picture } from '../../core/context'
import { at } from '../../core/random'

const { newcomer, daily, growth, owner } = appTaskType
const SEEDS: readonly (readonly [string, AppPointTask['taskType'], string, number, number, number, string, string])[] =
  [
    ['完善个人资料', newcomer, '资料完整度达到 100%', 50, 1, 1, '去完善', '/pages/user/profile'],
    ['首次关注车友', newcomer, '关注任意一位车友', 20, 1, 1, '去关注', '/pages/community/people'],
    ['首次预约试驾', newcomer, '提交试驾预约', 200, 1, 1, '去预约', '/pages/drive/reserve'],
    ['每日签到', daily, '在签到页签到', 5, 1, 0, '去签到', '/pages/sign'],
    ['浏览资讯', daily, '阅读一篇资讯满 30 秒', 2, 5, 0, '去看看', '/pages/news'],
    ['点赞动态', daily, '点赞一条动态', 1, 10, 0, '去点赞', '/pages/community'],
    ['评论动态', daily, '发表一条评论', 3, 5, 0, '去评论', '/pages/community'],
    ['分享内容', daily, '分享资讯或动态到微信', 5, 3, 0, '去分享', '/pages/news'],
    ['发布精华动态', growth, '动态被评为精华', 100, 0, 0, '去发布', '/pages/community/post'],
    ['邀请好友注册', growth, '好友通过海报注册', 100, 0, 50, '去邀请', '/pages/invite'],
    ['参加线下活动', growth, '活动现场签到', 150, 1, 0, '去报名', '/pages/activity'],
    ['绑定爱车', owner, '完成车辆绑定', 300, 1, 1, '去绑定', '/pages/car/bind'],
    ['预约保养', owner, '保养到店', 80, 1, 0, '去预约', '/pages/service/reserve'],
    ['提交用车反馈', owner, '反馈被采纳', 60, 0, 0, '去反馈', 'https://m.example.com/feedback'],
  ]
const OFF = [8, 13]

export const buildAppTasks = (context: Context): AppPointTask[] =>
  SEEDS.map(([taskName, taskType, actionName, points, dayTimes, totalTimes, buttonText, jumpUrl], index) => ({
    id: String(3301 + index),
    ...{ taskName, taskType, actionName, points, dayTimes, totalTimes, buttonText, jumpUrl },
    icon: picture(taskName.slice(0, 1), at(colors, index + 2), 120, 120),
    ownerOnly: taskType === owner ? 1 : 0,
    content: `${actionName}后发放 ${points} 积分。`,
    doneUsers: 0,
    issuedPoints: 0,
    sort: (index + 1) * 10,
    status: OFF.includes(index) ? enableStatus.disabled : enableStatus.enabled,
    updateTime: context.workTime(20 + index),
  }))
