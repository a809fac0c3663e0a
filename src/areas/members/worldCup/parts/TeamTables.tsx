import { Input, Select, Space } from 'antd'
import * as worldCup from '@/api/members/worldCup'
import { type CupTeam, cupTeam as fields } from '@/entities/members/cupMatch'
import { Loaded, useLoad } from '@/kit/data/load'
import { useScreen } from '@/kit/page/screen'
import { CLEAR } from '@/kit/show/boxIcons'
import { Card } from '@/kit/show/Card'
import { FieldTable } from '@/kit/show/FieldTable'
import { plain } from '@/kit/show/format'
import { numberIn } from '@/lib/counts'
import { useT } from '@/locales'
import { Team } from './matchWords'

const GROUPS = [...'ABCDEFGH']
/** Number of teams per group that advance. */
const THROUGH = 2
const byStanding = (a: CupTeam, b: CupTeam) =>
  (numberIn(b.score) ?? 0) - (numberIn(a.score) ?? 0) || (numberIn(b.goalDiff) ?? 0) - (numberIn(a.goalDiff) ?? 0)

export const TeamTables = () => {
  const t = useT()
  const { query, setQuery } = useScreen()
  const groupName = query.get('groupName') ?? ''
  const word = query.get('teamName') ?? ''
  const load = useLoad(worldCup.listTeams.query(groupName ? { groupName } : {}, { quiet: true }))
  const fits = ({ teamName, teamNameEn, teamCode }: CupTeam) =>
    [teamName, teamNameEn, teamCode].some((text) => plain(text).toLowerCase().includes(word.toLowerCase()))
  const teams = load.data ?? []
  const groups = [...new Set(teams.map((team) => plain(team.groupName)))].toSorted()
  return (
    <>
      <Space wrap className="space-below">
        <Select
          allowClear={CLEAR}
          aria-label={t(fields.groupName.label)}
          placeholder={t(fields.groupName.label)}
          value={groupName || undefined}
          options={GROUPS.map((value) => ({ value, label: t('worldCup.group', { letter: value }) }))}
          onChange={(value: string | undefined) => setQuery({ groupName: value })}
          style={{ minWidth: 160 }}
        />
        <Input
          allowClear={CLEAR}
          aria-label={t(fields.teamName.label)}
          placeholder={t(fields.teamName.label)}
          // Uncontrolled, since a value from the address would interrupt an IME composition.
          defaultValue={word}
          onChange={(event) => setQuery({ teamName: event.target.value || undefined })}
        />
      </Space>
      <Loaded load={load}>
        <div className="cup-groups">
          {groups.map((name) => {
            const table = teams.filter((team) => plain(team.groupName) === name).toSorted(byStanding)
            const rows = table.filter(fits)
            if (rows.length === 0) return null
            return (
              <Card key={name} title={t('worldCup.group', { letter: name })}>
                <FieldTable
                  rowKey={fields.teamId.key}
                  rows={rows}
                  rowClassName={(row) => (table.indexOf(row) < THROUGH ? 'cup-through' : '')}
                  fields={[
                    [fields.teamName, (row) => <Team name={row.teamName} flag={row.flag} />],
                    fields.score,
                    fields.goalDiff,
                    fields.played,
                    fields.teamCode,
                    fields.teamNameEn,
                  ]}
                />
              </Card>
            )
          })}
        </div>
      </Loaded>
    </>
  )
}
