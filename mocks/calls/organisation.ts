import * as organisation from '@/api/organisation'
import type { Department } from '@/entities/shared/department'
import { on } from '../core/dispatcher'
import { org } from '../lib/store'

const below = (parentId: string): Department[] =>
  org.departments
    .filter((dept) => dept.parentId === parentId)
    .toSorted((a, b) => a.sort - b.sort)
    .map((dept) => {
      const children = below(dept.id)
      // The data holds only the values of the enumerations.
      return {
        id: dept.id,
        parentId: dept.parentId,
        deptName: dept.deptName,
        deptType: dept.deptType,
        status: dept.status,
        ...(children.length ? { children } : {}),
      } as Department
    })

on(organisation.listDepts)(() => below(''))
on(organisation.listAreaNames)(() => org.salesAreas.map(({ id, areaName }) => ({ id, areaName })))
