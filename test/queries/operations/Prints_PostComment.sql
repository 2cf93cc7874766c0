select c.id, c.print_id as printId, c.body, c.created_date as createdDate, a.id as authorId, a.display_name as authorName, c.updated_date as updatedDate
from comments as c
inner join users as a on a.id = c.author_id
where c.user_id = $1 and c.id = $2;
