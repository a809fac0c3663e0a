import '../parts/messaging.css'
import * as customMsgs from '@/api/voice/customMsgs'
import { JumpText } from '@/business/links/JumpText'
import { useViewer } from '@/business/viewer'
import { is } from '@/entities/field'
import {
  type CustomMsgDetail,
  customMsg as fields,
  msgFailure,
  msgRule,
  msgStatus,
  msgTarget,
} from '@/entities/voice/customMsg'
import { Chart } from '@/kit/chart/Chart'
import { usePoll } from '@/kit/data/poll'
import { RecordScreen } from '@/kit/record/RecordScreen'
import { Card } from '@/kit/show/Card'
import { FieldTable } from '@/kit/show/FieldTable'
import { maskPhone, optionName, plain } from '@/kit/show/format'
import { numberIn } from '@/lib/counts'
import { isRecord } from '@/lib/json'
import { formatPeriod } from '@/lib/time'
import { useT } from '@/locales'
import { useMay } from '@/session/identity'
import { MessageForm } from './parts/MessageForm'
import { nameOf } from './parts/messageValues'
import { MessagePhone } from './parts/MessagePhone'
import { MsgFunnel } from './parts/MsgFunnel'
import { PushProgress, PushTime } from './parts/pushCells'
import { useMessageActions } from './parts/useMessageActions'

const EVERY_MS = 15_000
const ON_SCREEN = [customMsgs.get.method, customMsgs.get.path]
const isPushing = (answer: unknown) => isRecord(answer) && is(answer.status, msgStatus.pushing)

const Failures = ({ row: { failures } }: { row: CustomMsgDetail }) => {
  const t = useT()
  const counts = new Map<string, number>()
  for (const { failReason } of failures) {
    const reason = optionName(t, msgFailure.failReason, failReason)
    counts.set(reason, (counts.get(reason) ?? 0) + 1)
  }
  const bars = [...counts].toSorted(([, one], [, other]) => other - one)
  return (
    <Card title={t('customMsgs.failures')}>
      {bars.length > 0 && (
        <Chart
          title={t('customMsgs.byReason', { n: failures.length })}
          of={t(msgFailure.failReason.label)}
          shape="bars"
          categories={bars.map(([reason]) => reason)}
          series={[{ name: t('customMsgs.deliveries'), values: bars.map(([, count]) => count) }]}
        />
      )}
      <FieldTable
        rows={failures}
        fields={[
          msgFailure.nickname,
          [msgFailure.phone, ({ phone }) => <span className="digits">{maskPhone(plain(phone))}</span>],
          msgFailure.channel,
          msgFailure.failReason,
          msgFailure.retryCount,
          msgFailure.pushTime,
        ]}
        empty={t('customMsgs.noFailures')}
      />
    </Card>
  )
}

const RuleText = ({
  row,
}: {
  row: Pick<CustomMsgDetail, 'targetType' | 'targetRule' | 'seriesNames' | 'cityNames' | 'userNames'>
}) => {
  const t = useT()
  const { targetRule: rule } = row
  const conditions = [
    row.seriesNames.join(t('kit.listComma')),
    row.cityNames.join(t('kit.listComma')),
    formatPeriod(rule.registerTimeStart, rule.registerTimeEnd, 'YYYY-MM-DD'),
    rule.memberType.map((one) => optionName(t, msgRule.memberType, one)).join(t('kit.listComma')),
  ]
  const words = is(row.targetType, msgTarget.conditions)
    ? conditions.filter(Boolean)
    : is(row.targetType, msgTarget.chosen)
      ? [row.userNames.join(t('kit.listComma'))]
      : []
  return <bdi>{[optionName(t, fields.targetType, row.targetType), ...words].filter(Boolean).join(' · ')}</bdi>
}

/** Message: a form while it is new, later its result per channel. It cannot be changed. */
export default function MessageDetail() {
  const t = useT()
  const may = useMay()
  const { head } = useViewer()
  const { of, windows } = useMessageActions()
  usePoll(ON_SCREEN, isPushing, EVERY_MS)
  return (
    <>
      <RecordScreen<CustomMsgDetail>
        load={customMsgs.get}
        title={nameOf}
        status={fields.status}
        marks={(row) => <PushProgress row={row} />}
        create={head && may('customMsgs.create') && t('customMsgs.new')}
        edits={() => false}
        form={(_row, copied) => <MessageForm key={copied?.id ?? 'new'} copied={copied} />}
        actions={of}
        phone={(row) => <MessagePhone of={row} />}
        facts={(row) => [
          fields.id,
          fields.msgType,
          fields.channels,
          fields.content,
          ...(row.cover ? [fields.cover] : []),
          [fields.jumpType, <JumpText key="jump" row={{ ...row, jumpType: numberIn(row.jumpType) ?? undefined }} />],
          [fields.targetType, <RuleText key="rule" row={row} />],
          [fields.sendTime, <PushTime key="time" row={row} />],
          fields.targetCount,
          fields.successCount,
          fields.failCount,
          fields.clickCount,
          fields.failReason,
          fields.repushCount,
          fields.withdrawTime,
          fields.createBy,
          fields.createTime,
        ]}
      >
        {(row) => (
          <>
            <div className="charts space-below-md">
              {row.channelStat.map((stat) => (
                <MsgFunnel key={stat.channel} title={optionName(t, fields.channels, stat.channel)} of={stat} />
              ))}
            </div>
            <Failures row={row} />
          </>
        )}
      </RecordScreen>
      {windows}
    </>
  )
}
