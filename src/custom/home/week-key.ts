/** The query for the sales, streak and goal of this week. */
export const WEEK_KEY = ['orders', 'weeklyProgress'];
