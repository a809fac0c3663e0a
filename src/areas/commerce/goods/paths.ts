export const FORM = '/shop-management-shop/addGoods'
export const REVIEWS = '/shop-management-shop/evaluate-management'
