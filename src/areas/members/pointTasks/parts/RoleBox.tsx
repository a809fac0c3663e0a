import { Button, Checkbox, Flex, Input } from 'antd'
import { useState } from 'react'
import * as pointTasks from '@/api/members/pointTasks'
import { pointTask } from '@/entities/members/pointTask'
import { role } from '@/entities/shared/role'
import { Loaded, useLoad } from '@/kit/data/load'
import type { ControlProps } from '@/kit/form/controls'
import { FormPanel } from '@/kit/form/FormPanel'
import { CLEAR } from '@/kit/show/boxIcons'
import { LoadRecord } from '@/kit/show/LoadRecord'
import { optionName, plain } from '@/kit/show/format'
import { useT } from '@/locales'

export const RoleBox = ({ id, value = [], onChange, disabled }: ControlProps<string[]>) => {
  const t = useT()
  const load = useLoad(pointTasks.listRoles.query(undefined, { quiet: true }))
  const [word, setWord] = useState('')
  const roles = (load.data ?? []).filter(({ roleName }) =>
    plain(roleName).toLowerCase().includes(word.trim().toLowerCase()),
  )
  const groups = new Map<string, pointTasks.TaskRole[]>()
  for (const one of roles) {
    const title = one.shopTypes.map((type) => optionName(t, role.shopTypes, type)).join(' / ')
    groups.set(title, [...(groups.get(title) ?? []), one])
  }
  const ids = roles.map((one) => one.id)
  const others = value.filter((one) => !ids.includes(one))
  return (
    <div id={id} className="task-roles" role="group" aria-label={t(pointTask.roles.label)} tabIndex={-1}>
      <Loaded compact load={load}>
        <Flex gap={8} wrap>
          <Input
            allowClear={CLEAR}
            value={word}
            disabled={disabled}
            placeholder={t('pointTasks.findRole')}
            aria-label={t('pointTasks.findRole')}
            style={{ width: 200 }}
            onChange={(event) => setWord(event.target.value)}
          />
          <Button disabled={disabled} onClick={() => onChange?.([...others, ...ids])}>
            {t('pointTasks.allRoles')}
          </Button>
          <Button disabled={disabled} onClick={() => onChange?.(others)}>
            {t('pointTasks.noRoles')}
          </Button>
        </Flex>
        {[...groups].map(([title, own]) => (
          <fieldset key={title} disabled={disabled}>
            <legend>{title}</legend>
            {own.map((one) => (
              <Checkbox
                key={one.id}
                checked={value.includes(one.id)}
                onChange={({ target }) =>
                  onChange?.(target.checked ? [...value, one.id] : value.filter((held) => held !== one.id))
                }
              >
                <bdi>{plain(one.roleName)}</bdi>
              </Checkbox>
            ))}
          </fieldset>
        ))}
      </Loaded>
    </div>
  )
}

export const RolesWindow = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const t = useT()
  return (
    <LoadRecord
      of={pointTasks.getRule.query({ id }, { quiet: true })}
      title={t('pointTasks.setRoles')}
      width={560}
      onClose={onClose}
    >
      {(row) => (
        <FormPanel<{ roles: string[] }>
          open
          width={560}
          name={`pointTaskRoles.${id}`}
          title={t('pointTasks.rolesOf', { name: plain(row.taskName) })}
          initial={{ roles: row.roles.map((one) => one.id) }}
          save={({ roles }) => pointTasks.updateRoles({ id, roleIds: roles })}
          done={t('pointTasks.rolesSaved')}
          onClose={onClose}
        >
          {({ Field }) => (
            <Field
              of={pointTask.roles}
              required={false}
              check={(roles) => (rolesFault(roles) ? t('pointTasks.noRoleFault') : undefined)}
            >
              <RoleBox />
            </Field>
          )}
        </FormPanel>
      )}
    </LoadRecord>
  )
}
export const rolesFault = (roles: unknown): boolean => !(Array.isArray(roles) && roles.length > 0)
