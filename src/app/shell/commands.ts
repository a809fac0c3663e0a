import { useLocation } from 'react-router-dom'
import type { CallId } from '@/api/callIds'
import { useViewer, type Viewer } from '@/business/viewer'
import { usePageCommands } from '@/kit/page/pageCommands'
import { type TextKey, useT } from '@/locales'
import type { Path } from '@/routes'
import { useIdentity, useMay } from '@/session/identity'
import { usePermitted } from '@/session/permissions'
import { goTo } from '../navigator'
import { openOverlay, openRoleSwitch } from '../overlay'
import { titleOf } from '../title'
import { leave } from './UserBlock'

export interface Command {
  key: string
  title: string
  run: () => void
}

interface Creation {
  list: Path
  /** Page of the form. Without one the list opens the form itself. */
  form?: Path
  can: CallId
  by?: (viewer: Viewer) => boolean
}
const head = ({ head: isHead }: Viewer) => isHead
const staff = ({ ownDealer }: Viewer) => ownDealer !== ''

const CREATIONS: readonly Creation[] = [
  { list: '/system-management/userManagement', can: 'users.create' },
  { list: '/system-management/roleManagement', can: 'roles.save' },
  { list: '/system-management/enterpriseManagement', can: 'companies.save', by: head },
  {
    list: '/system-management/secondDealerManagement',
    can: 'dealers.createSecond',
    by: ({ hq, dealer }) => hq || dealer,
  },
  { list: '/internalStaff', can: 'internalStaff.save' },
  { list: '/insurance/InsuranceCompanyManagement', can: 'insurance.createCompany', by: ({ hq }) => hq },
  { list: '/user-management-shop/recommendStarPromoter', can: 'shopUsers.createPromoter', by: head },
  { list: '/policyAgreementManagement/agreementPrivacy', can: 'policies.create' },
  { list: '/clue-management/soureManagement', can: 'clueChannels.save' },
  { list: '/clue-management/phoneBlacklist', can: 'cluePhoneBlack.create' },
  { list: '/clue-management/dealerBlack', can: 'cluePhoneBlack.createDealer' },
  { list: '/outboundTask/outboundTask', can: 'outCall.createTask' },
  {
    list: '/task-system/task-host',
    form: '/task-system/taskHostDetails',
    can: 'taskTargets.create',
    by: head,
  },
  { list: '/task-system/task-dealer', can: 'taskTargets.createDealer', by: staff },
  { list: '/marketing-management/cardVoucherManagement', can: 'coupons.create', by: head },
  { list: '/marketing-management/provideManagement', can: 'coupons.createGrant', by: head },
  {
    list: '/marketing-management/article',
    form: '/marketing-management/article-details',
    can: 'articles.create',
    by: ({ area }) => !area,
  },
  {
    list: '/marketing-management/video',
    form: '/marketing-management/video-details',
    can: 'videos.create',
    by: ({ area }) => !area,
  },
  {
    list: '/marketing-management/poster',
    form: '/marketing-management/poster-details',
    can: 'posters.create',
    by: ({ area }) => !area,
  },
  { list: '/marketing-management/label', form: '/marketing-management/label-details', can: 'labels.create', by: head },
  {
    list: '/marketing-management/casePromotion',
    form: '/marketing-management/casePromotion-details',
    can: 'promotions.create',
    by: head,
  },
  {
    list: '/marketing-management/campaign-host',
    form: '/marketing-management/campaign-host-details',
    can: 'activities.create',
    by: head,
  },
  {
    list: '/marketing-management/campaign-dealer',
    form: '/marketing-management/campaign-dealer-details',
    can: 'activities.create',
    by: ({ hq }) => !hq,
  },
  {
    list: '/marketing-management/activity-type',
    form: '/marketing-management/activity-type-details',
    can: 'activities.createType',
  },
  {
    list: '/marketing-management/integral-turntable',
    form: '/marketing-management/details',
    can: 'lotteries.create',
    by: head,
  },
  {
    list: '/marketing-management/cash-draw',
    form: '/marketing-management/add-cash-draw',
    can: 'cashDraws.create',
    by: head,
  },
  {
    list: '/marketing-management/invitation-index',
    form: '/marketing-management/invitation-details',
    can: 'invitationPosters.create',
    by: head,
  },
  { list: '/marketing-management/shareRecord', can: 'shares.create', by: head },
  { list: '/solid-management/solidDealerCounselor', can: 'ats.save', by: staff },
  {
    list: '/account-management/silverManagement',
    form: '/account-management/silver',
    can: 'prorateAccounts.create',
    by: head,
  },
  {
    list: '/ADManagement/ADManagement',
    form: '/ADManagement/ADManagement-details',
    can: 'advertisements.create',
    by: head,
  },
  {
    list: '/ADManagement/flashScreen',
    form: '/ADManagement/ADManagement-flashScreenDetails',
    can: 'advertisements.createSplash',
    by: head,
  },
  { list: '/addDvertising/addDvertising', form: '/addDvertising/addDvertising-details', can: 'ads.create', by: head },
  {
    list: '/star-management/columnType',
    form: '/star-management/columnTypeDetail',
    can: 'socialChannels.createParent',
    by: head,
  },
  {
    list: '/star-management/column',
    form: '/star-management/columnDetail',
    can: 'socialChannels.createChild',
    by: head,
  },
  { list: '/star-management/information', form: '/star-management/informationDetail', can: 'news.create', by: head },
  { list: '/star-management/faqs', form: '/star-management/faqsDetail', can: 'qaa.create', by: head },
  { list: '/club-management/carClub', form: '/club-management/carClubDetail', can: 'clubs.create', by: head },
  { list: '/topic-management/plate', form: '/topic-management/plateDetail', can: 'carModelPlates.create', by: head },
  { list: '/topic-management/topic', form: '/topic-management/topicDetail', can: 'topics.create', by: head },
  {
    list: '/page-management-shop/special-management',
    form: '/page-management-shop/build-management',
    can: 'specials.createSubject',
    by: head,
  },
  {
    list: '/hot-management/recommend',
    form: '/hot-management/recommendDetail',
    can: 'recommends.create',
    by: head,
  },
  {
    list: '/hot-management/quickEntry',
    form: '/hot-management/quickEntryDetail',
    can: 'quickEntries.create',
    by: head,
  },
  { list: '/dynamic-management/dynamic', can: 'dynamics.create', by: ({ hq }) => hq },
  { list: '/dynamic-management/dynamicArticle', can: 'dynamics.create', by: ({ hq }) => hq },
  {
    list: '/dynamic-management/latestPlateConfiguration',
    form: '/dynamic-management/addNewPlate',
    can: 'socialConfig.createPlate',
    by: ({ hq }) => hq,
  },
  {
    list: '/shop-management-shop/shop-management',
    form: '/shop-management-shop/addGoods',
    can: 'goods.create',
    by: ({ hq }) => hq,
  },
  {
    list: '/shop-management-shop/shop-task-mgt',
    form: '/shop-management-shop/addGoodsTask',
    can: 'rewards.createActivity',
    by: ({ hq }) => hq,
  },
  {
    list: '/shop-management-shop/reward-shop-mgt',
    form: '/shop-management-shop/addRewardGoods',
    can: 'rewards.createGoods',
    by: ({ hq }) => hq,
  },
  {
    list: '/shop-management-shop/shop-address',
    form: '/shop-management-shop/increase-shop-address',
    can: 'logistics.createAddress',
    by: ({ hq }) => hq,
  },
  {
    list: '/config-management-shop/logistics-config',
    form: '/config-management-shop/addnewLogistics',
    can: 'logistics.create',
    by: ({ hq }) => hq,
  },
  { list: '/order-management-shop/freight-management', can: 'logistics.createFreight', by: ({ hq }) => hq },
  { list: '/config-management-shop/primary-category', can: 'categories.create', by: ({ hq }) => hq },
  {
    list: '/activity-management/vote',
    form: '/activity-management/voteDetail',
    can: 'socialActivities.createVote',
    by: ({ hq }) => hq,
  },
  {
    list: '/activity-management/signUpManage',
    form: '/activity-management/addSignAct',
    can: 'socialActivities.createSign',
    by: ({ hq }) => hq,
  },
  {
    list: '/activity-management/apply',
    form: '/activity-management/applyDetail',
    can: 'socialActivities.createEnroll',
    by: ({ hq }) => hq,
  },
  {
    list: '/MsgManagement/officialMsg',
    form: '/MsgManagement/officialMsgUpdate',
    can: 'notices.create',
    by: ({ hq }) => hq,
  },
  { list: '/MsgManagement/CMsg', form: '/MsgManagement/cmsg-details', can: 'customMsgs.create', by: head },
  { list: '/paper/paper', form: '/paper/add-paper', can: 'questionnaires.create', by: head },
]

/** Returns the available commands: those of the current page, those of the shell, and creations by permission. */
export const useCommands = (): Command[] => {
  const t = useT()
  const may = useMay()
  const viewer = useViewer()
  const { pages } = usePermitted()
  const { offers } = usePageCommands()
  const hasChildren = useIdentity((identity) => identity.children.length > 0)
  const { pathname: path, search } = useLocation()
  const own = (key: TextKey, run: () => void, able = true): Command[] => (able ? [{ key, title: t(key), run }] : [])
  return [
    ...offers.map(({ label, run }, at) => ({
      key: `${label} ${at}`,
      title: `${t(label)} · ${titleOf(t, { path, search })}`,
      run,
    })),
    ...own('shell.switchRole', openRoleSwitch, hasChildren),
    ...own('shell.settings', () => openOverlay('settings')),
    ...own('shell.changePassword', () => goTo('/updatePassword'), pages.has('/updatePassword')),
    ...own('shell.logOut', () => void leave()),
    ...CREATIONS.filter(({ list, can, by }) => pages.has(list) && may(can) && (by?.(viewer) ?? true)).map(
      ({ list, form }) => ({
        key: `new ${list}`,
        title: form ? titleOf(t, { path: form, search: '' }) : t('palette.newIn', { page: t(list) }),
        run: () => goTo(form ?? `${list}?mode=new`),
      }),
    ),
  ]
}
