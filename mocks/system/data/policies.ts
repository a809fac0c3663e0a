import { policyClient, policyStatus, policyType } from '@/entities/system/enums'
import type { Policy } from '@/entities/system/policy'
import { formatTime } from '@/lib/time'

export type PolicyRow = { -readonly [K in keyof Policy]: Policy[K] }

const DAY = 86_400_000

const h2 = (text: string) => `<h2>${text}</h2>`
const p = (text: string) => `<p>${text}</p>`
const ol = (...items: string[]) => `<ol>${items.map((item) => `<li><p>${item}</p></li>`).join('')}</ol>`
const ul = (...items: string[]) => `<ul>${items.map((item) => `<li><p>${item}</p></li>`).join('')}</ul>`
const table = (...rows: string[][]) =>
  `<table><tbody>${rows.map((row, at) => `<tr>${row.map((cell) => (at ? `<td colspan="1" rowspan="1"><p>${cell}</p></td>` : `<th colspan="1" rowspan="1"><p>${cell}</p></th>`)).join('')}</tr>`).join('')}</tbody></table>`
const contact = '<a target="_blank" rel="noopener noreferrer nofollow" href="tel:400-888-8888">400-888-8888</a>'

type Text = (edition: number) => string

const privacy: Text = (edition) =>
  [
    p(
      '欢迎您使用星途车主服务。我们深知个人信息对您的重要性，将按照法律法规的规定保护您的个人信息安全。请您在使用前仔细阅读本政策，特别是<strong>加粗</strong>的内容。',
    ),
    h2('一、我们收集哪些信息'),
    ol(
      '注册与登录：手机号码、验证码；',
      '绑定车辆：车架号（VIN）、发动机号、行驶证照片；',
      edition > 1
        ? '远程控车：车辆位置、车门与车窗状态、剩余电量，<strong>仅在您主动使用时收集</strong>；'
        : '远程控车：车辆位置、车门与车窗状态；',
      ...(edition > 2 ? ['车内语音：仅在您唤醒语音助手后识别，原始录音在识别完成后立即删除。'] : []),
    ),
    h2('二、我们如何使用信息'),
    p('上述信息用于提供车辆服务、安全提醒、售后预约及活动通知。未经您同意，我们不会将其用于其他目的。'),
    h2('三、信息的保存'),
    p(
      `您的个人信息保存在中华人民共和国境内。账号注销后，我们将在${edition > 1 ? '15' : '30'}个工作日内删除或匿名化处理您的个人信息，法律法规另有规定的除外。`,
    ),
    h2('四、您的权利'),
    p('您可以在“我的-设置-隐私”中查询、更正、删除个人信息，撤回授权或注销账号。'),
    ...(edition > 2 ? [h2('五、未成年人保护'), p('未满14周岁的未成年人应在监护人同意后使用本服务。')] : []),
    ...(edition > 3 ? [h2('六、自动化决策'), p('推荐内容由系统自动生成，您可以在“设置-个性化推荐”中关闭。')] : []),
    h2('联系我们'),
    p(`如对本政策有任何疑问，请拨打客服热线${contact}，我们将在15个工作日内答复。`),
  ].join('')

const service: Text = (edition) =>
  [
    p(
      '本协议是您与星途汽车之间关于使用车主App及小程序服务所订立的协议。<strong>您点击“同意”即视为接受本协议全部内容。</strong>',
    ),
    h2('一、账号'),
    p('一个手机号码只能注册一个账号。您应妥善保管账号，不得转让、出借或出售。'),
    h2('二、积分'),
    p(`积分可用于兑换商品、抵扣工时费。积分自获得之日起${edition > 1 ? '24' : '12'}个月内有效，逾期自动清零。`),
    h2('三、行为规范'),
    ul(
      '不得发布违法、侵权或者虚假信息；',
      '不得利用技术手段批量获取积分或优惠；',
      ...(edition > 1 ? ['不得干扰车辆控制指令的正常下发。'] : []),
    ),
    h2('四、责任限制'),
    p('因不可抗力、网络故障或第三方原因导致服务中断的，我们将及时处理并告知。'),
    ...(edition > 2 ? [h2('五、争议解决'), p('因本协议产生的争议，双方协商不成的，提交被告住所地人民法院解决。')] : []),
  ].join('')

const thirdParty: Text = (edition) =>
  [
    p('为向您提供完整的服务，我们接入了以下第三方软件开发工具包（SDK）。'),
    table(
      ['名称', '使用目的', '收集的信息'],
      ['地图服务', '导航、查找充电桩与门店', '位置信息'],
      ['消息推送', '推送车辆提醒与活动通知', '设备标识'],
      ['支付服务', '支付定金与商城订单', '订单号、金额'],
      ...(edition > 1 ? [['一键登录', '验证本机号码', '手机号码（脱敏）']] : []),
    ),
    p('我们会对第三方进行安全评估，并要求其按照约定目的处理您的信息。'),
  ].join('')

const viewOf: Text = (edition) =>
  [
    p(
      '人脸识别用于实名认证及数字车钥匙的开通。<strong>人脸信息属于敏感个人信息</strong>，请您仔细阅读后决定是否同意。',
    ),
    h2('一、处理目的与方式'),
    p('我们通过手机摄像头采集您的面部图像，与公安部门的数据进行比对，仅返回比对结果。'),
    h2('二、保存期限'),
    p(edition > 1 ? '比对完成后立即删除面部图像，仅保存比对结果及时间。' : '面部图像在比对完成后24小时内删除。'),
    h2('三、不同意的后果'),
    p('您可以选择到店由工作人员核验身份，不影响其他功能的使用。'),
    ...(edition > 2
      ? [h2('四、撤回同意'), p('您可以随时在“设置-隐私”中撤回同意，撤回后我们将停止采集面部图像。')]
      : []),
  ].join('')

const logout: Text = (edition) =>
  [
    p('注销是<strong>不可恢复</strong>的操作。申请注销前，请您确认：'),
    ol(
      '账号下没有未完成的订单、售后与退款；',
      '车辆已解绑，或已过户给新车主；',
      '积分、卡券、会员权益已使用，注销后全部清零。',
    ),
    h2('注销流程'),
    p(
      edition > 1
        ? `提交申请后进入${edition > 2 ? '15' : '7'}天冷静期，期间登录即视为撤销申请。冷静期满后账号注销。`
        : '提交申请并通过短信验证后，账号即时注销。',
    ),
    p('法律法规要求保存的交易记录将按规定期限保存，期满后删除。'),
  ].join('')

const parking: Text = (edition) =>
  [
    p('自动泊车与遥控泊车属于<strong>驾驶辅助功能</strong>，不能替代驾驶人的观察与判断。'),
    h2('使用条件'),
    ul(
      '车辆四周无行人、儿童及宠物；',
      '坡度不超过15%，路面无积水、积雪；',
      edition > 1 ? '遥控泊车时您与车辆的距离不超过6米，且全程目视车辆。' : '遥控泊车时您与车辆的距离不超过10米。',
    ),
    h2('您的责任'),
    p('您应始终做好接管车辆的准备。发现异常时，请立即松开按键或踩下制动踏板。'),
    ...(edition > 1 ? [p('雨雪、强光等环境可能影响传感器的识别能力，请勿使用。')] : []),
  ].join('')

const ota: Text = (edition) =>
  [
    p('本次升级将更新车辆的软件。升级期间车辆<strong>不能行驶、不能充电</strong>，请您预留充足时间。'),
    h2('升级前'),
    ul(
      '将车辆停放在安全、网络良好的地点，挂P挡并关闭车门；',
      `动力电池电量不低于${edition > 1 ? '30' : '20'}%；`,
      '断开充电枪与外接诊断设备。',
    ),
    h2('升级中'),
    p(`请勿打开车门或断开蓄电池。升级时间约为${edition > 2 ? '20至40' : '30至60'}分钟。`),
    h2('升级失败'),
    p(`车辆将自动回退到升级前的版本。如无法启动，请拨打道路救援热线${contact}。`),
  ].join('')

const insurance: Text = (edition) =>
  [
    p('在星途授权门店投保，可获得保险积分，积分可在商城使用。'),
    h2('积分标准'),
    table(
      ['险种', '每单积分', '说明'],
      ['交强险', '500', '每年一次'],
      ['商业险', edition > 1 ? '2000' : '1500', '保费满3000元'],
      ['延保服务', '1000', '购买即得'],
    ),
    h2('到账时间'),
    p(`保单生效满${edition > 1 ? '7' : '15'}天后，积分自动到账。退保的，积分相应扣回。`),
  ].join('')

interface Seed {
  type: Policy['type']
  title: string
  appTypes: Policy['appTypes']
  text: Text
  since: number[]
  waits?: number
  draft?: boolean
  confirm?: boolean
}

const seeds: readonly Seed[] = [
  {
    type: policyType.privacy,
    title: '星途车主隐私政策',
    appTypes: [policyClient.ownerApp, policyClient.miniProgram],
    text: privacy,
    since: [730, 402, 96],
    draft: true,
    confirm: true,
  },
  {
    type: policyType.privacy,
    title: '星途助手隐私政策',
    appTypes: [policyClient.assistantApp],
    text: privacy,
    since: [610],
  },
  {
    type: policyType.userAgreement,
    title: '星途用户服务协议',
    appTypes: [policyClient.ownerApp, policyClient.miniProgram],
    text: service,
    since: [730, 188],
    waits: 9,
    confirm: true,
  },
  {
    type: policyType.thirdParty,
    title: '第三方信息共享清单',
    appTypes: [policyClient.ownerApp, policyClient.miniProgram, policyClient.assistantApp],
    text: thirdParty,
    since: [402, 60],
  },
  {
    type: policyType.face,
    title: '人脸识别服务协议',
    appTypes: [policyClient.ownerApp, policyClient.miniProgram],
    text: viewOf,
    since: [512, 141],
    draft: true,
    confirm: true,
  },
  {
    type: policyType.closure,
    title: '账号注销须知',
    appTypes: [policyClient.ownerApp, policyClient.miniProgram],
    text: logout,
    since: [655, 230],
    waits: 3,
  },
  {
    type: policyType.parking,
    title: '自动泊车与遥控泊车使用协议',
    appTypes: [policyClient.ownerApp, policyClient.headUnit],
    text: parking,
    since: [480, 118],
  },
  {
    type: policyType.ota,
    title: 'OTA升级协议',
    appTypes: [policyClient.ownerApp, policyClient.headUnit],
    text: ota,
    since: [366, 75],
    draft: true,
  },
  {
    type: policyType.insurance,
    title: '保险积分指引',
    appTypes: [policyClient.ownerApp, policyClient.miniProgram],
    text: insurance,
    since: [300, 45],
    waits: 14,
  },
]

export const policyPage = (type: number, versionNo: string): string =>
  `https://h5.example.com/policy/${type}?v=${encodeURIComponent(versionNo)}`

const people = ['周敏', '陈思远', '李婉清']

export const buildPolicies = (now: number): PolicyRow[] => {
  const rows: PolicyRow[] = []
  const wire = (daysAgo: number, hour = 0) => formatTime(now - daysAgo * DAY + hour * 3_600_000)
  for (const seed of seeds) {
    const add = (edition: number, change: Partial<PolicyRow>) => {
      const by = people[(seed.type + edition) % people.length] ?? ''
      const versionNo = `V${Math.floor(edition / 3) + 1}.${edition % 3 ? edition % 3 : 0}`
      const row: PolicyRow = {
        id: String(61_000 + rows.length + 1),
        type: seed.type,
        title: seed.title,
        versionNo: seed.appTypes.includes(3) && seed.type === policyType.privacy ? `A${versionNo.slice(1)}` : versionNo,
        appTypes: seed.appTypes,
        content: seed.text(edition + 1),
        changeNote: edition ? '根据最新法规及业务调整修订部分条款。' : '',
        confirmFlag: seed.confirm && edition ? 1 : 0,
        startTime: '',
        endTime: '',
        url: '',
        status: policyStatus.draft,
        publishBy: '',
        publishTime: '',
        updateBy: by,
        updateTime: wire(1, 10),
        ...change,
      }
      if (row.status !== policyStatus.draft)
        Object.assign(row, { url: policyPage(row.type, row.versionNo), publishBy: by })
      rows.push(row)
    }
    seed.since.forEach((days, edition) => {
      const end = seed.since[edition + 1]
      add(edition, {
        status: end === undefined ? policyStatus.inForce : policyStatus.past,
        startTime: wire(days),
        endTime: end === undefined ? '' : wire(end),
        publishTime: wire(days + 1, 16),
        updateTime: wire(days + 1, 15),
      })
    })
    const next = seed.since.length
    if (seed.waits !== undefined)
      add(next, {
        status: policyStatus.planned,
        startTime: wire(-seed.waits),
        publishTime: wire(2, 11),
        updateTime: wire(2, 10),
      })
    if (seed.draft) add(next, {})
  }
  return rows
}
