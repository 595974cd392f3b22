export const ownPage = {
  contents: 'ในหน้านี้',
  askTitle: 'ยังไม่ได้คำตอบ?',
  askText: 'บอกชื่อผู้ใช้และเวลาที่เกิดเรื่อง ทีมงานจะตรวจให้ได้เร็วขึ้น',
  ask: 'ทักทีมงาน',
  updated: 'ปรับปรุงล่าสุด {date}',
} as const;
